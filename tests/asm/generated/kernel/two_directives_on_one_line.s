$k:
.amdhsa_kernel $k
.amdhsa_next_free_vgpr 138 .amdhsa_next_free_sgpr 011
.end_amdhsa_kernel
