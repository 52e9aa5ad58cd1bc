// Values that come late: the fields that share their words are what is left of them there.
.rodata
.amdhsa_kernel a
.amdhsa_next_free_vgpr v
.amdhsa_next_free_sgpr 10
.amdhsa_accum_offset ao
.amdhsa_user_sgpr_queue_ptr 1
.amdhsa_system_sgpr_workgroup_id_y y
.amdhsa_system_vgpr_workitem_id 2
.end_amdhsa_kernel
.rodata
.amdhsa_kernel b
.amdhsa_next_free_vgpr 4
.amdhsa_next_free_sgpr s
.amdhsa_accum_offset 4
.amdhsa_reserve_flat_scratch fs
.amdhsa_user_sgpr_kernarg_preload_length 10
.amdhsa_uses_dynamic_stack ds
.amdhsa_tg_split y
.amdhsa_private_segment_fixed_size v*2
.amdhsa_group_segment_fixed_size max(v,1)
.amdhsa_ieee_mode 0
.amdhsa_dx10_clamp y
.amdhsa_float_denorm_mode_16_64 1
.end_amdhsa_kernel
.set v, 10
.set ao, 8
.set y, 1
.set s, 7
.set fs, 1
.set ds, 1
