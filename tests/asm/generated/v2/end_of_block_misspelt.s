	.amd_kernel_code_t
.end_amd_kernel_code
.amd_amdgpu_hsa_metadata
Kernels:
  - Name: 'a=b'
    Args:
      - IsPipe:   yes
        ValueType: '<none>'
.end_amd_amdgpu_hsa_metadata
