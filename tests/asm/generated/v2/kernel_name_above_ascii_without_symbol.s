.amd_amdgpu_hsa_metadata
Kernels:
  - Name: 日本
    Attrs:
    CodeProps:
      NumVGPRs: 0X62
...
	.end_amd_amdgpu_hsa_metadata
