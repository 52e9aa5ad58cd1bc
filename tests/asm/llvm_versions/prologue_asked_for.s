// Asked for, the check is on with LLVM 22 too.
.text
k:
	.long 0xbfb00000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
