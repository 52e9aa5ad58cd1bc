.amd_kernel_code_t
priv : 1
.end_amd_kernel_code_t
