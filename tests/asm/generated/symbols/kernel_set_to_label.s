x3.num_vgpr: .long 1
.set "x1", x3.num_vgpr
.amdhsa_kernel "x1"
.amdhsa_next_free_vgpr 4
.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel
