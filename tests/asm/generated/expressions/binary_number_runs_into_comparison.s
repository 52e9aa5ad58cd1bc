.amdhsa_kernel k
.amdhsa_exception_int_div_zero (0b2>1e400|a2/3)&1
