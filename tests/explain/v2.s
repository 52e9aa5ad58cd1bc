.hsa_code_object_version 2,1
.hsa_code_object_isa 8,0,3,"AMD","AMDGPU"
.text
.p2align 8
.amdgpu_hsa_kernel old
old:
	.amd_kernel_code_t
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_grid_workgroup_count_x = 1
		user_sgpr_count = 3
		enable_sgpr_workgroup_id_x = 1
		granulated_workitem_vgpr_count = 10
		workitem_vgpr_count = 42
		is_ptr64 = 1
		kernarg_segment_byte_size = 8
	.end_amd_kernel_code_t
	.long 0xbf810000
