.amd_kernel_code_t
	priv = 1
