// Facts, section 6, "too many user SGPRs", text of LLVM 23 (PR 194714), limit 32 from gfx1250 on.
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_user_sgpr_count 33
.end_amdhsa_kernel
.amdhsa_kernel l
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_user_sgpr_kernarg_preload_length 32
	.amdhsa_user_sgpr_private_segment_size 1
.end_amdhsa_kernel
