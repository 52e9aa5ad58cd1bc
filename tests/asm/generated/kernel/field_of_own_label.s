.amdhsa_kernel k1
.amdhsa_next_free_vgpr 18
.amdhsa_float_round_mode_16_64 k1
.amdhsa_next_free_sgpr 40
.end_amdhsa_kernel
k1:
