// The same where an argument is set afterwards; one mistake is told once.
	.quad	alignto(3, late)
	.quad	shared + 1
	.quad	shared + 2
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr alignto(4, late)
	.amdhsa_next_free_sgpr 4
	.end_amdhsa_kernel
	.set	shared, alignto(2, late)
late = 0
