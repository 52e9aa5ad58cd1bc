// A number where a directive belongs, and no end: the lines after it are read as those outside a block are.
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
1: .long 2
	.text
k:
	s_endpgm
	.globl 4
