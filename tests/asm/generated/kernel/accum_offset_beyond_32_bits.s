.amdhsa_kernel k7
.amdhsa_accum_offset 4294967296 // c
.end_amdhsa_kernel
