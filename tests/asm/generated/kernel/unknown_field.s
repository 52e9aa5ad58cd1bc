.amdhsa_kernel k4
.amdhsa_nosuch 1
