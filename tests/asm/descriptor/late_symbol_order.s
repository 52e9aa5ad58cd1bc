// A symbol is in the table where it is first mentioned, also when that is in a descriptor.
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_ieee_mode second
.end_amdhsa_kernel
.set first, 1
.set second, 0
