// kdasm -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -mattr=+xnack --amdhsa-code-object-version=2

	.text
	.globl "good"
	.amdgpu_hsa_kernel good
	.p2align 8
"good":
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 9
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 0
		granulated_wavefront_sgpr_count = 0
		priority = 2
		float_mode = 0
		priv = 0
		enable_dx10_clamp = 0
		debug_mode = 0
		enable_ieee_mode = 0
		enable_wgp_mode = 0
		enable_mem_ordered = 0
		enable_fwd_progress = 0
		enable_sgpr_private_segment_wave_byte_offset = 0
		user_sgpr_count = 2
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 0
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 0
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 0
		enable_sgpr_dispatch_ptr = 0
		enable_sgpr_queue_ptr = 0
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_dispatch_id = 0
		enable_sgpr_flat_scratch_init = 0
		enable_sgpr_private_segment_size = 0
		enable_sgpr_grid_workgroup_count_x = 0
		enable_sgpr_grid_workgroup_count_y = 0
		enable_sgpr_grid_workgroup_count_z = 0
		enable_wavefront_size32 = 0
		enable_ordered_append_gds = 0
		private_element_size = 0
		is_ptr64 = 1
		is_dynamic_callstack = 0
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 0
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 0
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 0
		workitem_vgpr_count = 0
		reserved_vgpr_first = 0
		reserved_vgpr_count = 0
		reserved_sgpr_first = 0
		reserved_sgpr_count = 0
		debug_wavefront_private_segment_offset_sgpr = 0
		debug_private_segment_buffer_sgpr = 0
		kernarg_segment_alignment = 4
		group_segment_alignment = 4
		private_segment_alignment = 4
		wavefront_size = 6
		call_convention = 4294967295
		runtime_loader_kernel_symbol = 0
	.end_amd_kernel_code_t
	.globl "wave32"
	.amdgpu_hsa_kernel wave32
...
"wave32":
	// as data: no keys make these bits
	.byte 0x01,0x00,0x00,0x00,0x02,0x00,0x00,0x00,0x01,0x00,0x09,0x00,0x00,0x00,0x00,0x00
	.byte 0x00,0x01,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00
	.byte 0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00
	.byte 0x00,0x00,0xac,0x00,0x84,0x00,0x00,0x00,0x08,0x00,0x08,0x00,0x00,0x00,0x00,0x00
...
	.byte 0x00,0x00,0x00,0x00,0x04,0x04,0x04,0x05,0xff,0xff,0xff,0xff,0x00,0x00,0x00,0x00
...
	.globl "unknown_bits"
	.amdgpu_hsa_kernel unknown_bits
...
"unknown_bits":
...
	.byte 0x00,0x00,0xac,0x00,0x84,0x00,0x00,0x00,0x08,0x00,0x08,0x80,0x00,0x00,0x00,0x00
...
	.byte 0x00,0x00,0x00,0x00,0x04,0x04,0x04,0x06,0xff,0xff,0xff,0xff,0x00,0x00,0x00,0x00
...

	.hsa_code_object_version 2,1

	.hsa_code_object_isa 9,0,1,"AMD","AMDGPU"
