.equiv x5, 25
.addrsig_sym
.amdhsa_kernel x5
.amdhsa_next_free_vgpr 4
.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel
