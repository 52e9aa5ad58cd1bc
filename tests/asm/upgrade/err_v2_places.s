.hsa_code_object_version 2,1
.macro kernel name
.amdgpu_hsa_kernel \name
\name:
.endm
kernel k
.amd_kernel_code_t
.end_amd_kernel_code_t
	.long 0
.amd_kernel_code_t
.end_amd_kernel_code_t
