// Both sizes on: LLVM 14 counts for 32.
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 9
.end_amdhsa_kernel
