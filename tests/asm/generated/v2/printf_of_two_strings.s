.amd_amdgpu_hsa_metadata
Kernels:
  - Name: '5'
    SymbolName:    "~"
    CodeProps:
      KernargSegmentAlign: 2147483648
      PrivateSegmentFixedSize: 0
      KernargSegmentSize:   1
      WavefrontSize:   0x0
      GroupSegmentFixedSize:   4294967295
Version: [1,0]
Printf: ["yes", '.5']
...
	.end_amd_amdgpu_hsa_metadata
