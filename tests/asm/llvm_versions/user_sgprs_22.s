// LLVM 22 does not check the number.
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_user_sgpr_count 63
.end_amdhsa_kernel
