// Numeric labels that are not there, in a block.
.amdhsa_kernel x
.amdhsa_next_free_vgpr 1b
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.amdhsa_kernel y
.amdhsa_next_free_vgpr 1 + 2 b
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.amdhsa_kernel z
.amdhsa_next_free_vgpr 3f
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.amdhsa_kernel k
.amdhsa_next_free_vgpr nothing(1)
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
