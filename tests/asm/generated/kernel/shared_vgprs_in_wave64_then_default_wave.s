.amdhsa_kernel k2
.amdhsa_wavefront_size32 0x0
.amdhsa_next_free_vgpr 0x98
.amdhsa_next_free_sgpr 0x40
.amdhsa_shared_vgpr_count 1
.end_amdhsa_kernel
.amdhsa_kernel k4
.amdhsa_next_free_vgpr 0x4
.amdhsa_next_free_sgpr 0b1001
.end_amdhsa_kernel
