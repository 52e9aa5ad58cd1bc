// As people wrote it in 2016: nothing but the source says which version it is.
.hsa_code_object_version 2,1
.hsa_code_object_isa 8,0,3,"AMD","AMDGPU"

.text
.p2align 8
.amdgpu_hsa_kernel vector_add

vector_add:
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 1
		amd_machine_kind = 1
		kernel_code_entry_byte_offset = 256
		granulated_workitem_vgpr_count = 2 // 12 registers
		granulated_wavefront_sgpr_count = 1
		float_mode = 192
		enable_ieee_mode = 1
		user_sgpr_count = 8
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_workgroup_id_x = 1
		private_element_size = 1
		is_ptr64 = 1
		kernarg_segment_byte_size = 24
		wavefront_sgpr_count = 12
		workitem_vgpr_count = 9
		kernarg_segment_alignment = 4
		group_segment_alignment = 4
		private_segment_alignment = 4
		wavefront_size = 6
		call_convention = 0
		max_scratch_backing_memory_byte_size = 0
	.end_amd_kernel_code_t
	.long 0xbf810000
