// LLVM writes no prologue for gfx1250.
.text
.globl k
.p2align 8
k:	.long 0xbfb00000
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_kernarg_preload_length 2
.end_amdhsa_kernel
