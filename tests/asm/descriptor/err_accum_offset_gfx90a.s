.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr 8
.amdhsa_accum_offset 3
.end_amdhsa_kernel
