.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
