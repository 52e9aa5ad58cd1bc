.amdhsa_kernel "k"
.amdhsa_next_free_sgpr 2
.amdhsa_next_free_vgpr 184
.end_amdhsa_kernel
.weak "k.kd"
