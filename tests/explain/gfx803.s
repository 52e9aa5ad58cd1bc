// What a dispatch can set up before GFX9, and flat scratch as an offset.
.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
.rodata
.amdhsa_kernel all
	.amdhsa_next_free_vgpr 42
	.amdhsa_next_free_sgpr 90
	.amdhsa_private_segment_fixed_size 16
	.amdhsa_user_sgpr_private_segment_buffer 1
	.amdhsa_user_sgpr_dispatch_ptr 1
	.amdhsa_user_sgpr_queue_ptr 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_dispatch_id 1
	.amdhsa_user_sgpr_flat_scratch_init 1
	.amdhsa_user_sgpr_private_segment_size 1
	.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.amdhsa_system_sgpr_workgroup_id_y 1
	.amdhsa_system_sgpr_workgroup_id_z 1
	.amdhsa_system_sgpr_workgroup_info 1
	.amdhsa_system_vgpr_workitem_id 2
.end_amdhsa_kernel
