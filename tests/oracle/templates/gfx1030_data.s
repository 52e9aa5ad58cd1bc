	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.text
	.protected	data                    ; -- Begin function data
	.globl	data
	.p2align	8
	.type	data,@function
data:                                   ; @data
; %bb.0:
	.long 0x31d1783e
	.long 0xf5951b30
	.long 0x86b47337
	.long 0xe174c012
	.long 0xe7b7f85d
	.long 0xe458cc45
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel data
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	data, .Lfunc_end0-data
	.set data.num_vgpr, 3
	.set data.num_agpr, 0
	.set data.numbered_sgpr, 8
	.set data.num_named_barrier, 0
	.set data.private_seg_size, 0
	.set data.uses_vcc, 0
	.set data.uses_flat_scratch, 0
	.set data.has_dyn_sized_stack, 0
	.set data.has_recursion, 0
	.set data.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_data ; -- Begin function __clang_ocl_kern_imp_data
	.globl	__clang_ocl_kern_imp_data
	.p2align	2
	.type	__clang_ocl_kern_imp_data,@function
__clang_ocl_kern_imp_data:              ; @__clang_ocl_kern_imp_data
; %bb.0:
	.long 0x57508d89
	.long 0x2203d0b2
	.long 0x86a4e36a
	.long 0x7e3a15f2
	.long 0x62912a7a
	.long 0xdc323fad
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_data, .Lfunc_end1-__clang_ocl_kern_imp_data
	.set __clang_ocl_kern_imp_data.num_vgpr, 9
	.set __clang_ocl_kern_imp_data.num_agpr, 0
	.set __clang_ocl_kern_imp_data.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_data.num_named_barrier, 0
	.set __clang_ocl_kern_imp_data.private_seg_size, 0
	.set __clang_ocl_kern_imp_data.uses_vcc, 1
	.set __clang_ocl_kern_imp_data.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_data.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_data.has_recursion, 0
	.set __clang_ocl_kern_imp_data.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.p2alignl 6, 3214868480
	.fill 48, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 9
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.text
	.hidden	table                           ; @table
	.type	table,@object
	.section	.rodata,"a",@progbits
	.globl	table
	.p2align	2, 0x0
table:
	.long	1                               ; 0x1
	.long	2                               ; 0x2
	.long	3                               ; 0x3
	.long	4                               ; 0x4
	.size	table, 16

	.hidden	counter                         ; @counter
	.type	counter,@object
	.data
	.globl	counter
	.p2align	2, 0x0
counter:
	.long	5                               ; 0x5
	.size	counter, 4

	.hidden	pointer                         ; @pointer
	.type	pointer,@object
	.globl	pointer
	.p2align	3, 0x0
pointer:
	.quad	counter
	.size	pointer, 8

	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym counter
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
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           data
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         data.kd
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
