.amdhsa_kernel k3
.end_amdhsa_kernel
