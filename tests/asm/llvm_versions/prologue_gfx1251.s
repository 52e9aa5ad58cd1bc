// Whether others than gfx1250 need the prologue is not known.
.text
k:
	.long 0xbfb00000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
