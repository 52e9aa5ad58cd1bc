// Conditions are around blocks, not in them; what else is wrong in the block is told, too.
.rodata
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
.if 1
	.amdhsa_next_free_sgpr 4
.else
	.amdhsa_next_free_sgpr 5
.endif
	.p2align 4
label:
	.amdhsa_ieee_mode 2
.end_amdhsa_kernel
.byte 300
