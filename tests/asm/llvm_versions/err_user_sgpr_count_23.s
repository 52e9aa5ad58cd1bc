// Facts, section 6, ".amdhsa_user_sgpr_count below the implied number", [22]: an error until LLVM 24; the four directives imply 8.
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_user_sgpr_count 2
	.amdhsa_user_sgpr_dispatch_ptr 1
	.amdhsa_user_sgpr_queue_ptr 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_dispatch_id 1
.end_amdhsa_kernel
