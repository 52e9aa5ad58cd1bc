.amdhsa_kernel k14
.amdhsa_next_free_vgpr /**/ 204
.amdhsa_shared_vgpr_count /**/ 0xb
.end_amdhsa_kernel
