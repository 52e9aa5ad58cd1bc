	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.amdhsa_code_object_version 6
	.text
	.hidden	near                            ; -- Begin function near
	.globl	near
	.p2align	2
	.type	near,@function
near:                                   ; @near
; %bb.0:
	.long 0x12538314
	.long 0x3f72b8e5
	.long 0xf01b0aeb
	.long 0xe5085ea5
	.long 0xced364eb
	.long 0x7b9d991d
.Lfunc_end0:
	.size	near, .Lfunc_end0-near
	.set near.num_vgpr, 2
	.set near.num_agpr, 0
	.set near.numbered_sgpr, 33
	.set near.num_named_barrier, 0
	.set near.private_seg_size, 36
	.set near.uses_vcc, 0
	.set near.uses_flat_scratch, 0
	.set near.has_dyn_sized_stack, 0
	.set near.has_recursion, 0
	.set near.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	call                    ; -- Begin function call
	.globl	call
	.p2align	8
	.type	call,@function
call:                                   ; @call
; %bb.0:
	.long 0xcf97cb94
	.long 0x2627bcd8
	.long 0x4477d8d5
	.long 0xff8fcee2
	.long 0x18281d57
	.long 0xa8f9b012
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel call
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 36
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(call.num_agpr, call.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(call.numbered_sgpr+2, 1, 0)-2
		.amdhsa_named_barrier_count (((((alignto(call.num_named_barrier, 4)/4)<<14)&~4080)|32)&114688)>>14
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 2
		.amdhsa_round_robin_scheduling 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	call, .Lfunc_end1-call
	.set call.num_vgpr, max(41, amdgpu.max_num_vgpr)
	.set call.num_agpr, max(0, amdgpu.max_num_agpr)
	.set call.numbered_sgpr, max(39, amdgpu.max_num_sgpr)
	.set call.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set call.private_seg_size, 0+max(near.private_seg_size)
	.set call.uses_vcc, 1
	.set call.uses_flat_scratch, 1
	.set call.has_dyn_sized_stack, 1
	.set call.has_recursion, 1
	.set call.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_call ; -- Begin function __clang_ocl_kern_imp_call
	.globl	__clang_ocl_kern_imp_call
	.p2align	2
	.type	__clang_ocl_kern_imp_call,@function
__clang_ocl_kern_imp_call:              ; @__clang_ocl_kern_imp_call
; %bb.0:
	.long 0x12538314
	.long 0x3f72b8e5
	.long 0xcc3a69d2
	.long 0xdd7e5dc2
	.long 0x327a4d52
	.long 0x1abed830
.Lfunc_end2:
	.size	__clang_ocl_kern_imp_call, .Lfunc_end2-__clang_ocl_kern_imp_call
	.set __clang_ocl_kern_imp_call.num_vgpr, max(44, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_call.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_call.numbered_sgpr, max(34, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_call.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_call.private_seg_size, 32+max(near.private_seg_size)
	.set __clang_ocl_kern_imp_call.uses_vcc, 1
	.set __clang_ocl_kern_imp_call.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_call.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_call.has_recursion, 1
	.set __clang_ocl_kern_imp_call.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	second                  ; -- Begin function second
	.globl	second
	.p2align	8
	.type	second,@function
second:                                 ; @second
; %bb.0:
	.long 0xcf97cb94
	.long 0x2627bcd8
	.long 0xcd1117df
	.long 0x0f3e7322
	.long 0x18281d57
	.long 0x8d2fa0c0
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel second
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr max(totalnumvgprs(second.num_agpr, second.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(second.numbered_sgpr+2, 1, 0)-2
		.amdhsa_named_barrier_count (((((alignto(second.num_named_barrier, 4)/4)<<14)&~4080)|16)&114688)>>14
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 1
		.amdhsa_round_robin_scheduling 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end3:
	.size	second, .Lfunc_end3-second
	.set second.num_vgpr, max(41, amdgpu.max_num_vgpr)
	.set second.num_agpr, max(0, amdgpu.max_num_agpr)
	.set second.numbered_sgpr, max(40, amdgpu.max_num_sgpr)
	.set second.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set second.private_seg_size, 0
	.set second.uses_vcc, 1
	.set second.uses_flat_scratch, 1
	.set second.has_dyn_sized_stack, 1
	.set second.has_recursion, 1
	.set second.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_second ; -- Begin function __clang_ocl_kern_imp_second
	.globl	__clang_ocl_kern_imp_second
	.p2align	2
	.type	__clang_ocl_kern_imp_second,@function
__clang_ocl_kern_imp_second:            ; @__clang_ocl_kern_imp_second
; %bb.0:
	.long 0x12538314
	.long 0x3f72b8e5
	.long 0xcc3a69d2
	.long 0xdd7e5dc2
	.long 0x327a4d52
	.long 0x6ad4c163
.Lfunc_end4:
	.size	__clang_ocl_kern_imp_second, .Lfunc_end4-__clang_ocl_kern_imp_second
	.set __clang_ocl_kern_imp_second.num_vgpr, max(43, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_second.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_second.numbered_sgpr, max(34, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_second.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_second.private_seg_size, 16
	.set __clang_ocl_kern_imp_second.uses_vcc, 1
	.set __clang_ocl_kern_imp_second.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_second.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_second.has_recursion, 1
	.set __clang_ocl_kern_imp_second.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 44
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 34
	.set amdgpu.max_num_named_barrier, 0
	.text
	.hidden	far
	.hidden	_Z15get_image_width14ocl_image2d_ro
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           1
        .type_name:      char
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           call
    .private_segment_fixed_size: 36
    .sgpr_count:     41
    .sgpr_spill_count: 0
    .symbol:         call.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .actual_access:  write_only
        .address_space:  global
        .is_restrict:    true
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .access:         read_only
        .offset:         8
        .size:           8
        .type_name:      image2d_t
        .value_kind:     image
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 128
    .name:           second
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 2
      - 1
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         second.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
