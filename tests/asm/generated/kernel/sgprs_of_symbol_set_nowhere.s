.equ set2, 0
.amdhsa_kernel k4
.amdhsa_next_free_sgpr max(late6_is_14, 13)
.amdhsa_next_free_vgpr 173
.end_amdhsa_kernel
