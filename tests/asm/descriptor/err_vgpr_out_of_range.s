.amdhsa_kernel k
.amdhsa_next_free_vgpr 257
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
