// What no later version can be asked for.
.text
k:
	.amd_kernel_code_t
		priority = 1
		compute_pgm_rsrc1_priv = 1
		enable_trap_handler = 1
		enable_exception_msb = 2
		granulated_lds_size = 5
		enable_sgpr_grid_workgroup_count_x = 1
		enable_ordered_append_gds = 1
		private_element_size = 2
		gds_segment_byte_size = 4
		workgroup_fbarrier_count = 1
		kernarg_segment_byte_size = 0x100000000
		kernel_code_entry_byte_offset = 512
		call_convention = 7
		is_xnack_enabled = 1
		compute_pgm_rsrc1_mem_ordered = 1
	.end_amd_kernel_code_t
l:
	.amd_kernel_code_t
		enable_sgpr_queue_ptr = 1
		user_sgpr_count = 1
	.end_amd_kernel_code_t
