// What instructions use is not known here.
.hsa_code_object_version 2,1
	s_endpgm
	v_mov_b32 v7, 0
k:
	.amd_kernel_code_t
		granulated_workitem_vgpr_count = (.kernel.vgpr_count - 1) / 4
		granulated_wavefront_sgpr_count = (16 - 1) / 8
		workgroup_group_segment_byte_size = k - .
		workitem_private_segment_byte_size = .kernel.sgpr_count
	.end_amd_kernel_code_t
