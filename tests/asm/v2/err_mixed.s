// The first directive that not all versions have decides which one it is.
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.amd_kernel_code_t
	priv = 1
.end_amd_kernel_code_t
