// Work-group IDs where traps have their registers, scratch set up by the hardware.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
.rodata
.amdhsa_kernel ids
	.amdhsa_next_free_vgpr 250
	.amdhsa_next_free_sgpr 1
	.amdhsa_private_segment_fixed_size 64
	.amdhsa_enable_private_segment 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_system_sgpr_workgroup_id_y 1
	.amdhsa_system_sgpr_workgroup_id_z 1
	.amdhsa_round_robin_scheduling 1
	.amdhsa_uses_dynamic_stack 1
.end_amdhsa_kernel
