.amdhsa_kernel k
.amdhsa_next_free_vgpr 512
.amdhsa_next_free_sgpr 102
.amdhsa_accum_offset 256
.end_amdhsa_kernel
