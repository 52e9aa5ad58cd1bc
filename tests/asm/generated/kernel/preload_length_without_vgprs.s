.amdhsa_kernel k11
.amdhsa_user_sgpr_kernarg_preload_length 2; c
.amdhsa_next_free_sgpr -(-(29))
 /* c
 c */
.end_amdhsa_kernel
