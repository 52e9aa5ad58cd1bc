.amdhsa_kernel k
.amdhsa_next_free_vgpr 9
.amdhsa_next_free_sgpr 9
.amdhsa_wavefront_size32 1
.end_amdhsa_kernel
