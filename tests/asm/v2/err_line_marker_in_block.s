	.amd_kernel_code_t
# 1 "f"
	.end_amd_kernel_code_t
