// The file ends in the block.
.rodata
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
