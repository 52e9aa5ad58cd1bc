// Where a feature gives a processor XNACK, the mask is printed although its directive is for others only.
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 14
.end_amdhsa_kernel
