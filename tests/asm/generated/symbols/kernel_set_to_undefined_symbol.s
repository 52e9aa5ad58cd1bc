.text
.set "x1", (far4)
.amdhsa_kernel "x1"
.amdhsa_next_free_vgpr 4
.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel
