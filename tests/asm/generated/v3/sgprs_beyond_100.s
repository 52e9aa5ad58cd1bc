.amdhsa_kernel "k"
.amdhsa_next_free_sgpr 0x6a
.end_amdhsa_kernel
