// A value that never comes.
.text
.p2align 8
a:
	.long 0xbf810000
a_end:
.rodata
.p2align 6
.amdhsa_kernel a
	.amdhsa_next_free_vgpr elsewhere
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
