	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 6
	.text
	.protected	copy                    ; -- Begin function copy
	.globl	copy
	.p2align	8
	.type	copy,@function
copy:                                   ; @copy
; %bb.0:
	.long 0x52b96257
	.long 0x675738dc
	.long 0xe458cc45
	.long 0x9edb215c
	.long 0x1696f355
	.long 0x3ae7b47b
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel copy
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
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
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	copy, .Lfunc_end0-copy
	.set copy.num_vgpr, 4
	.set copy.num_agpr, 0
	.set copy.numbered_sgpr, 6
	.set copy.num_named_barrier, 0
	.set copy.private_seg_size, 0
	.set copy.uses_vcc, 1
	.set copy.uses_flat_scratch, 0
	.set copy.has_dyn_sized_stack, 0
	.set copy.has_recursion, 0
	.set copy.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_copy ; -- Begin function __clang_ocl_kern_imp_copy
	.globl	__clang_ocl_kern_imp_copy
	.p2align	2
	.type	__clang_ocl_kern_imp_copy,@function
__clang_ocl_kern_imp_copy:              ; @__clang_ocl_kern_imp_copy
; %bb.0:
	.long 0x57508d89
	.long 0x3ceea9b4
	.long 0xa655f542
	.long 0x4e56037e
	.long 0x72fb7ef3
	.long 0x621bf1c6
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_copy, .Lfunc_end1-__clang_ocl_kern_imp_copy
	.set __clang_ocl_kern_imp_copy.num_vgpr, 32
	.set __clang_ocl_kern_imp_copy.num_agpr, 0
	.set __clang_ocl_kern_imp_copy.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_copy.num_named_barrier, 0
	.set __clang_ocl_kern_imp_copy.private_seg_size, 0
	.set __clang_ocl_kern_imp_copy.uses_vcc, 1
	.set __clang_ocl_kern_imp_copy.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_copy.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_copy.has_recursion, 0
	.set __clang_ocl_kern_imp_copy.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
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
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           copy
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         copy.kd
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
