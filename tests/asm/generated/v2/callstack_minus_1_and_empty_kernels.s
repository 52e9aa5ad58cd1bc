	.amd_kernel_code_t
  is_dynamic_callstack =-1
.end_amd_kernel_code_t
.amd_amdgpu_hsa_metadata
Version: [ 1, 0 ]
Kernels:
	.end_amd_amdgpu_hsa_metadata
