// Other systems have no later versions to go to.
.text
.amdgpu_hsa_kernel k
k: .amd_kernel_code_t
.end_amd_kernel_code_t
