.amdhsa_kernel 5
.end_amdhsa_kernel
