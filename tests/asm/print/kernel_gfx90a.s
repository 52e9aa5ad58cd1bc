// Every directive of the processor, defaults included.
.rodata
.amdhsa_kernel plain
.amdhsa_next_free_vgpr 8*4
.amdhsa_next_free_sgpr 10+2
.amdhsa_accum_offset 4
.end_amdhsa_kernel
.rodata
.amdhsa_kernel preload
.amdhsa_user_sgpr_kernarg_preload_length 10
.amdhsa_user_sgpr_queue_ptr 1
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr 4
.amdhsa_accum_offset 8
.amdhsa_reserve_xnack_mask 1
.amdhsa_tg_split 1
.amdhsa_group_segment_fixed_size 0xffffffff
.end_amdhsa_kernel
