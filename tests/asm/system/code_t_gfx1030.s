// The fields of a word one by one, late and at once, and what is in a word already.
.amd_kernel_code_t
.end_amd_kernel_code_t
.amd_kernel_code_t
enable_wgp_mode = 1
enable_dx10_clamp = 1
enable_ieee_mode = 1
priority = late
float_mode = 0xff
granulated_workitem_vgpr_count = late + 5
granulated_wavefront_sgpr_count = 17
enable_fwd_progress = 0
user_sgpr_count = late
user_sgpr_count = late + 1
enable_sgpr_workgroup_id_x = 1
enable_sgpr_workgroup_id_z = late
enable_exception = 0x7f
is_dynamic_callstack = late
is_ptr64 = 1
workitem_private_segment_byte_size = late * 0x1000
wavefront_sgpr_count = late
workitem_vgpr_count = 0xffff
kernarg_segment_byte_size = 0x123456789
call_convention = 7
.end_amd_kernel_code_t
.amd_kernel_code_t
compute_pgm_rsrc1_vgprs = 3
compute_pgm_rsrc1_priority = 3
compute_pgm_rsrc1_priority = 1
is_dynamic_callstack = 1
is_dynamic_callstack = 2
workitem_private_segment_byte_size = -1
wavefront_sgpr_count = -1
enable_sgpr_private_segment_wave_byte_offset = late
.end_amd_kernel_code_t
.set late, 2
