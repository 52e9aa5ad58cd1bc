.amdhsa_kernel k3
.amdhsa_user_sgpr_count 62
.end_amdhsa_kernel
