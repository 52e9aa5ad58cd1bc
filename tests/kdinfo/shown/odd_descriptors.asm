kdinfo: warning: object: the file does not have the 64 bytes of the descriptor that symbol 'cut.kd' names
// kdasm -triple=amdgcn-amd-amdhsa -mcpu=gfx900 --amdhsa-code-object-version=6
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 6

	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel plain
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 8
		.amdhsa_kernarg_size 4
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
...
	// as data: no directives make these bits
	.type "reserved_bytes.kd",@object
	.size "reserved_bytes.kd", 64
	.globl "reserved_bytes.kd"
"reserved_bytes.kd":
	.byte 0x10,0x00,0x00,0x00,0x08,0x00,0x00,0x00,0x04,0x00,0x00,0x00,0x78,0x56,0x34,0x12
	.quad "reserved_bytes"-"reserved_bytes.kd"
	.byte 0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00
	.byte 0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x40,0x00,0xac,0x00,0x84,0x00,0x00,0x00
	.byte 0x08,0x00,0x00,0x00,0x00,0x00,0x00,0x00
...
	.type "reserved_bits.kd",@object
	.size "reserved_bits.kd", 64
	.globl "reserved_bits.kd"
"reserved_bits.kd":
	.byte 0x10,0x00,0x00,0x00,0x08,0x00,0x00,0x00,0x04,0x00,0x00,0x00,0x00,0x00,0x00,0x00
	.quad "reserved_bits"-"reserved_bits.kd"
...
	.byte 0x00,0x00,0x00,0x00,0xff,0xff,0xff,0xff,0x40,0x00,0xac,0x80,0x84,0x00,0x00,0x80
	.byte 0x88,0xff,0x00,0x00,0x00,0x00,0x00,0x00
...
	.type "fixed_bits.kd",@object
	.size "fixed_bits.kd", 64
	.globl "fixed_bits.kd"
"fixed_bits.kd":
...
	.quad "fixed_bits"-"fixed_bits.kd"
...
	.byte 0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0xff,0xff,0xff,0xff,0xff,0xff,0xff,0x7f
	.byte 0x7f,0x00,0x00,0x00,0x00,0x00,0x00,0x00
...
	.amdhsa_kernel without_code
...
	.amdhsa_kernel other_code
...
	.amdhsa_kernel number_as_code
...
	.amdhsa_kernel code_before
...
	.amdhsa_kernel in_data
...
