.amdhsa_kernel k$1
.amdhsa_next_free_sgpr 0b1111
.amdhsa_next_free_vgpr 9
.end_amdhsa_kernel
