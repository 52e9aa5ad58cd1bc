.amd_kernel_code_t
.end_amd_kernel_code_t
.amd_amdgpu_hsa_metadata
Version: [1,0]
Printf:
Kernels:
  - Name:    'a#b'
    SymbolName: foo
    Args:
      - Name: 'a b'
        TypeName: '😀'
        Size:   256
        Align: 69
        ValueKind: HiddenMultiGridSyncArg
    CodeProps:
      KernargSegmentSize: 45
      GroupSegmentFixedSize: '24'
      PrivateSegmentFixedSize: 1
      KernargSegmentAlign: 0b0
      WavefrontSize: 0
.end_amd_amdgpu_hsa_metadata
