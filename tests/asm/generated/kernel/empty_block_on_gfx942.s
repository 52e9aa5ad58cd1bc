.amdhsa_kernel k4
.end_amdhsa_kernel
