// With a preload length, the SGPR count is at least the user SGPR count.
.amdhsa_kernel k
.amdhsa_kernarg_size 64
.amdhsa_user_sgpr_kernarg_segment_ptr 1
.amdhsa_user_sgpr_kernarg_preload_length 14
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 0
.amdhsa_accum_offset 4
.end_amdhsa_kernel
