	.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.amdhsa_code_object_version 6
	.text
	.protected	lds                     ; -- Begin function lds
	.globl	lds
	.p2align	8
	.type	lds,@function
lds:                                    ; @lds
; %bb.0:
	.long 0x026e55e4
	.long 0x78956c42
	.long 0x9072adcb
	.long 0xdc323fad
	.long 0x79a03d57
	.long 0xe458cc45
; %bb.1:
.LBB0_2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	.size	lds, .Lfunc_end0-lds
	.set lds.num_vgpr, 6
	.set lds.num_agpr, 0
	.set lds.numbered_sgpr, 8
	.set lds.num_named_barrier, 0
	.set lds.private_seg_size, 0
	.set lds.uses_vcc, 1
	.set lds.uses_flat_scratch, 0
	.set lds.has_dyn_sized_stack, 0
	.set lds.has_recursion, 0
	.set lds.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_lds ; -- Begin function __clang_ocl_kern_imp_lds
	.globl	__clang_ocl_kern_imp_lds
	.p2align	2
	.type	__clang_ocl_kern_imp_lds,@function
__clang_ocl_kern_imp_lds:               ; @__clang_ocl_kern_imp_lds
; %bb.0:
	.long 0x57508d89
	.long 0xe1787031
	.long 0xa4293699
	.long 0x86b3aab8
	.long 0x12a06200
	.long 0x021e9b2a
; %bb.1:
.LBB1_2:
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_lds, .Lfunc_end1-__clang_ocl_kern_imp_lds
	.set __clang_ocl_kern_imp_lds.num_vgpr, 32
	.set __clang_ocl_kern_imp_lds.num_agpr, 0
	.set __clang_ocl_kern_imp_lds.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_lds.num_named_barrier, 0
	.set __clang_ocl_kern_imp_lds.private_seg_size, 0
	.set __clang_ocl_kern_imp_lds.uses_vcc, 1
	.set __clang_ocl_kern_imp_lds.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_lds.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_lds.has_recursion, 0
	.set __clang_ocl_kern_imp_lds.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.text
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           lds
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         lds.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx9-4-generic
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
