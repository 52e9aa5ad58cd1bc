// LLVM 23, PR 194714: 32 user SGPRs are as many as there are.
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_user_sgpr_count 32
.end_amdhsa_kernel
