; clang-22 -x cl -cl-std=CL1.2 --target=amdgcn-amd-amdhsa -mcpu=gfx600 -O2 -fpic -fvisibility=hidden -mcode-object-version=5 -S -w -nogpulib -fdebug-compilation-dir=/source arguments.cl
	.amdgcn_target "amdgcn-amd-amdhsa--gfx600"
	.amdhsa_code_object_version 5
	.text
	.protected	scalars                 ; -- Begin function scalars
	.globl	scalars
	.p2align	8
	.type	scalars,@function
scalars:                                ; @scalars
; %bb.0:
	.long 0xc0c40500                ; s_load_dwordx8 s[8:15], s[4:5], 0x0
	.long 0xc0080508                ; s_load_dword s16, s[4:5], 0x8
	.long 0xc043050a                ; s_load_dwordx2 s[6:7], s[4:5], 0xa
	.long 0xc008850c                ; s_load_dword s17, s[4:5], 0xc
	.long 0xc040050e                ; s_load_dwordx2 s[0:1], s[4:5], 0xe
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe841908                ; s_sext_i32_i8 s4, s8
	.long 0x9385ff08, 0x00080008    ; s_bfe_u32 s5, s8, 0x80008
	.long 0x81040405                ; s_add_i32 s4, s5, s4
	.long 0x91059008                ; s_ashr_i32 s5, s8, 16
	.long 0x81040504                ; s_add_i32 s4, s4, s5
	.long 0x8705ff09, 0x0000ffff    ; s_and_b32 s5, s9, 0xffff
	.long 0x81040504                ; s_add_i32 s4, s4, s5
	.long 0x7e004210                ; v_trunc_f32_e32 v0, s16
	.long 0xbe8503ff, 0x2f800000    ; s_mov_b32 s5, 0x2f800000
	.long 0x81040a04                ; s_add_i32 s4, s4, s10
	.long 0xd2100101, 0x00000b00    ; v_mul_f32_e64 v1, |v0|, s5
	.long 0xbe8203c1                ; s_mov_b32 s2, -1
	.long 0x7e024901                ; v_floor_f32_e32 v1, v1
	.long 0xbe8503ff, 0xcf800000    ; s_mov_b32 s5, 0xcf800000
	.long 0x81080b04                ; s_add_i32 s8, s4, s11
	.long 0x9384ff07, 0x000b0014    ; s_bfe_u32 s4, s7, 0xb0014
	.long 0xd2960402, 0x04000b01    ; v_fma_f32 v2, v1, s5, |v0|
	.long 0x8109ff04, 0xfffffc01    ; s_add_i32 s9, s4, 0xfffffc01
	.long 0xbe8503ff, 0x000fffff    ; s_mov_b32 s5, 0xfffff
	.long 0xbe840302                ; s_mov_b32 s4, s2
	.long 0x90840904                ; s_lshr_b64 s[4:5], s[4:5], s9
	.long 0x8a840406                ; s_andn2_b64 s[4:5], s[6:7], s[4:5]
	.long 0x870aff07, 0x80000000    ; s_and_b32 s10, s7, 0x80000000
	.long 0x7e040f02                ; v_cvt_u32_f32_e32 v2, v2
	.long 0xbf048009                ; s_cmp_lt_i32 s9, 0
	.long 0x7e060f01                ; v_cvt_u32_f32_e32 v3, v1
	.long 0x85040480                ; s_cselect_b32 s4, 0, s4
	.long 0x8505050a                ; s_cselect_b32 s5, s10, s5
	.long 0xbf02b309                ; s_cmp_gt_i32 s9, 51
	.long 0x300c009f                ; v_ashrrev_i32_e32 v6, 31, v0
	.long 0x85050507                ; s_cselect_b32 s5, s7, s5
	.long 0x85040406                ; s_cselect_b32 s4, s6, s4
	.long 0x7e006e9f                ; v_not_b32_e32 v0, 31
	.long 0xd2d00000, 0x00020004    ; v_ldexp_f64 v[0:1], s[4:5], v0
	.long 0x3a0e0d02                ; v_xor_b32_e32 v7, v2, v6
	.long 0x3a100d03                ; v_xor_b32_e32 v8, v3, v6
	.long 0x7e047d00                ; v_fract_f64_e32 v[2:3], v[0:1]
	.long 0x7e0802c1                ; v_mov_b32_e32 v4, -1
	.long 0x4c0e0d07                ; v_sub_i32_e32 v7, vcc, v7, v6
	.long 0x7e0a02ff, 0x3fefffff    ; v_mov_b32_e32 v5, 0x3fefffff
	.long 0x520c0d08                ; v_subb_u32_e32 v6, vcc, v8, v6, vcc
	.long 0xd2cc0002, 0x00020902    ; v_min_f64 v[2:3], v[2:3], v[4:5]
	.long 0xd150006a, 0x00010700    ; v_cmp_class_f64_e64 vcc, v[0:1], 3
	.long 0xbe860380                ; s_mov_b32 s6, 0
	.long 0x00040102                ; v_cndmask_b32_e32 v2, v2, v0, vcc
	.long 0x00060303                ; v_cndmask_b32_e32 v3, v3, v1, vcc
	.long 0xd2c80000, 0x40020500    ; v_add_f64 v[0:1], v[0:1], -v[2:3]
	.long 0x7e040204                ; v_mov_b32_e32 v2, s4
	.long 0xbe8703ff, 0xc1f00000    ; s_mov_b32 s7, 0xc1f00000
	.long 0x7e060205                ; v_mov_b32_e32 v3, s5
	.long 0xd2980002, 0x04080d00    ; v_fma_f64 v[2:3], v[0:1], s[6:7], v[2:3]
	.long 0x80040c0e                ; s_add_u32 s4, s14, s12
	.long 0x82050d0f                ; s_addc_u32 s5, s15, s13
	.long 0x7e000700                ; v_cvt_i32_f64_e32 v0, v[0:1]
	.long 0x7e022b02                ; v_cvt_u32_f64_e32 v1, v[2:3]
	.long 0x80040804                ; s_add_u32 s4, s4, s8
	.long 0x82058005                ; s_addc_u32 s5, s5, 0
	.long 0x7e040205                ; v_mov_b32_e32 v2, s5
	.long 0x4a060e04                ; v_add_i32_e32 v3, vcc, s4, v7
	.long 0x50040d02                ; v_addc_u32_e32 v2, vcc, v2, v6, vcc
	.long 0x4a020303                ; v_add_i32_e32 v1, vcc, v3, v1
	.long 0x50040102                ; v_addc_u32_e32 v2, vcc, v2, v0, vcc
	.long 0x4a000211                ; v_add_i32_e32 v0, vcc, s17, v1
	.long 0xbe8303ff, 0x0100f000    ; s_mov_b32 s3, 0x100f000
	.long 0x50020480                ; v_addc_u32_e32 v1, vcc, 0, v2, vcc
	.long 0xe0740000, 0x80000000    ; buffer_store_dwordx2 v[0:1], off, s[0:3], 0
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scalars
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 18
		.amdhsa_reserve_vcc 1
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
	.size	scalars, .Lfunc_end0-scalars
                                        ; -- End function
	.set scalars.num_vgpr, 9
	.set scalars.num_agpr, 0
	.set scalars.numbered_sgpr, 18
	.set scalars.num_named_barrier, 0
	.set scalars.private_seg_size, 0
	.set scalars.uses_vcc, 1
	.set scalars.uses_flat_scratch, 0
	.set scalars.has_dyn_sized_stack, 0
	.set scalars.has_recursion, 0
	.set scalars.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 368
; TotalNumSgprs: 20
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 9
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_scalars ; -- Begin function __clang_ocl_kern_imp_scalars
	.globl	__clang_ocl_kern_imp_scalars
	.p2align	2
	.type	__clang_ocl_kern_imp_scalars,@function
__clang_ocl_kern_imp_scalars:           ; @__clang_ocl_kern_imp_scalars
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x4a000101                ; v_add_i32_e32 v0, vcc, v1, v0
	.long 0x4a000500                ; v_add_i32_e32 v0, vcc, v0, v2
	.long 0x4a000700                ; v_add_i32_e32 v0, vcc, v0, v3
	.long 0x4a000900                ; v_add_i32_e32 v0, vcc, v0, v4
	.long 0x4a200b00                ; v_add_i32_e32 v16, vcc, v0, v5
	.long 0x7e00430a                ; v_trunc_f32_e32 v0, v10
	.long 0xbe8403ff, 0x2f800000    ; s_mov_b32 s4, 0x2f800000
	.long 0xd2100101, 0x00000900    ; v_mul_f32_e64 v1, |v0|, s4
	.long 0x7e024901                ; v_floor_f32_e32 v1, v1
	.long 0xbe8403ff, 0xcf800000    ; s_mov_b32 s4, 0xcf800000
	.long 0x7e040f01                ; v_cvt_u32_f32_e32 v2, v1
	.long 0xd2960401, 0x04000901    ; v_fma_f32 v1, v1, s4, |v0|
	.long 0x3022009f                ; v_ashrrev_i32_e32 v17, 31, v0
	.long 0xd2900000, 0x022d290c    ; v_bfe_u32 v0, v12, 20, 11
	.long 0xb004fc01                ; s_movk_i32 s4, 0xfc01
	.long 0x4a060004                ; v_add_i32_e32 v3, vcc, s4, v0
	.long 0xbe8403c1                ; s_mov_b32 s4, -1
	.long 0xbe8503ff, 0x000fffff    ; s_mov_b32 s5, 0xfffff
	.long 0x7e080f01                ; v_cvt_u32_f32_e32 v4, v1
	.long 0xd2c40000, 0x00020604    ; v_lshr_b64 v[0:1], s[4:5], v3
	.long 0x3a242302                ; v_xor_b32_e32 v18, v2, v17
	.long 0xd2940001, 0x04310101    ; v_bfi_b32 v1, v1, 0, v12
	.long 0xd2940000, 0x042d0100    ; v_bfi_b32 v0, v0, 0, v11
	.long 0x360418ff, 0x80000000    ; v_and_b32_e32 v2, 0x80000000, v12
	.long 0x7d080680                ; v_cmp_gt_i32_e32 vcc, 0, v3
	.long 0x00020501                ; v_cndmask_b32_e32 v1, v1, v2, vcc
	.long 0xd1020004, 0x000206b3    ; v_cmp_lt_i32_e64 s[4:5], 51, v3
	.long 0xd2000000, 0x01a90100    ; v_cndmask_b32_e64 v0, v0, 0, vcc
	.long 0xd2000001, 0x00121901    ; v_cndmask_b32_e64 v1, v1, v12, s[4:5]
	.long 0xd2000000, 0x00121700    ; v_cndmask_b32_e64 v0, v0, v11, s[4:5]
	.long 0xb004ffe0                ; s_movk_i32 s4, 0xffe0
	.long 0xd2d00002, 0x00000900    ; v_ldexp_f64 v[2:3], v[0:1], s4
	.long 0x3a182304                ; v_xor_b32_e32 v12, v4, v17
	.long 0x7e087d02                ; v_fract_f64_e32 v[4:5], v[2:3]
	.long 0x7e1402c1                ; v_mov_b32_e32 v10, -1
	.long 0x4c18230c                ; v_sub_i32_e32 v12, vcc, v12, v17
	.long 0x7e1602ff, 0x3fefffff    ; v_mov_b32_e32 v11, 0x3fefffff
	.long 0x52222312                ; v_subb_u32_e32 v17, vcc, v18, v17, vcc
	.long 0xd2cc0004, 0x00021504    ; v_min_f64 v[4:5], v[4:5], v[10:11]
	.long 0xd150006a, 0x00010702    ; v_cmp_class_f64_e64 vcc, v[2:3], 3
	.long 0xbe840380                ; s_mov_b32 s4, 0
	.long 0x00080504                ; v_cndmask_b32_e32 v4, v4, v2, vcc
	.long 0x000a0705                ; v_cndmask_b32_e32 v5, v5, v3, vcc
	.long 0xd2c80002, 0x40020902    ; v_add_f64 v[2:3], v[2:3], -v[4:5]
	.long 0xbe8503ff, 0xc1f00000    ; s_mov_b32 s5, 0xc1f00000
	.long 0xd2980000, 0x04000902    ; v_fma_f64 v[0:1], v[2:3], s[4:5], v[0:1]
	.long 0x7e040702                ; v_cvt_i32_f64_e32 v2, v[2:3]
	.long 0x7e002b00                ; v_cvt_u32_f64_e32 v0, v[0:1]
	.long 0x4a020d08                ; v_add_i32_e32 v1, vcc, v8, v6
	.long 0x50060f09                ; v_addc_u32_e32 v3, vcc, v9, v7, vcc
	.long 0x4a022101                ; v_add_i32_e32 v1, vcc, v1, v16
	.long 0x50060680                ; v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.long 0x4a021901                ; v_add_i32_e32 v1, vcc, v1, v12
	.long 0x50062303                ; v_addc_u32_e32 v3, vcc, v3, v17, vcc
	.long 0x4a000101                ; v_add_i32_e32 v0, vcc, v1, v0
	.long 0x50020503                ; v_addc_u32_e32 v1, vcc, v3, v2, vcc
	.long 0xbe8a0380                ; s_mov_b32 s10, 0
	.long 0x4a001b00                ; v_add_i32_e32 v0, vcc, v0, v13
	.long 0xbe8b03ff, 0x0100f000    ; s_mov_b32 s11, 0x100f000
	.long 0xbe88030a                ; s_mov_b32 s8, s10
	.long 0xbe89030a                ; s_mov_b32 s9, s10
	.long 0x50020280                ; v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.long 0xe0748000, 0x8002000e    ; buffer_store_dwordx2 v[0:1], v[14:15], s[8:11], 0 addr64
	.long 0xbf8c0f00                ; s_waitcnt vmcnt(0) expcnt(0)
	.long 0xbe80201e                ; s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_scalars, .Lfunc_end1-__clang_ocl_kern_imp_scalars
                                        ; -- End function
	.set __clang_ocl_kern_imp_scalars.num_vgpr, 19
	.set __clang_ocl_kern_imp_scalars.num_agpr, 0
	.set __clang_ocl_kern_imp_scalars.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_scalars.num_named_barrier, 0
	.set __clang_ocl_kern_imp_scalars.private_seg_size, 0
	.set __clang_ocl_kern_imp_scalars.uses_vcc, 1
	.set __clang_ocl_kern_imp_scalars.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_scalars.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_scalars.has_recursion, 0
	.set __clang_ocl_kern_imp_scalars.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 356
; TotalNumSgprs: 34
; NumVgprs: 19
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	vectors                 ; -- Begin function vectors
	.globl	vectors
	.p2align	8
	.type	vectors,@function
vectors:                                ; @vectors
; %bb.0:
	.long 0x80000f00                ; s_add_u32 s0, s0, s15
	.long 0xc04c0900                ; s_load_dwordx2 s[24:25], s[8:9], 0x0
	.long 0xc0078903                ; s_load_dword s15, s[8:9], 0x3
	.long 0xc00d090f                ; s_load_dword s26, s[8:9], 0xf
	.long 0xc00d893e                ; s_load_dword s27, s[8:9], 0x3e
	.long 0xc0c80940                ; s_load_dwordx8 s[16:23], s[8:9], 0x40
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe901918                ; s_sext_i32_i8 s16, s24
	.long 0x9391ff19, 0x00080010    ; s_bfe_u32 s17, s25, 0x80010
	.long 0x81101011                ; s_add_i32 s16, s17, s16
	.long 0x910f900f                ; s_ashr_i32 s15, s15, 16
	.long 0x810f0f10                ; s_add_i32 s15, s16, s15
	.long 0x810f1a0f                ; s_add_i32 s15, s15, s26
	.long 0x810f1b0f                ; s_add_i32 s15, s15, s27
	.long 0xc0520948                ; s_load_dwordx2 s[36:37], s[8:9], 0x48
	.long 0x8008ff08, 0x00000128    ; s_add_u32 s8, s8, 0x128
	.long 0x82098009                ; s_addc_u32 s9, s9, 0
	.long 0xbe901f00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z13get_global_idj@gotpcrel32@lo+4
	.long _Z13get_global_idj@gotpcrel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z13get_global_idj@gotpcrel32@hi+12
	.long _Z13get_global_idj@gotpcrel32@hi+12
	.long 0x7e061012                ; v_cvt_i32_f32_e32 v3, s18
	.long 0xc0481100                ; s_load_dwordx2 s[16:17], s[16:17], 0x0
	.long 0x7e080616                ; v_cvt_i32_f64_e32 v4, s[22:23]
	.long 0x3402028a                ; v_lshlrev_b32_e32 v1, 10, v1
	.long 0x34040494                ; v_lshlrev_b32_e32 v2, 20, v2
	.long 0x38000300                ; v_or_b32_e32 v0, v0, v1
	.long 0x4a06060f                ; v_add_i32_e32 v3, vcc, s15, v3
	.long 0x383e0500                ; v_or_b32_e32 v31, v0, v2
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbea00380                ; s_mov_b32 s32, 0
	.long 0x4a500903                ; v_add_i32_e32 v40, vcc, v3, v4
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xbea703ff, 0x0100f000    ; s_mov_b32 s39, 0x100f000
	.long 0xbea60380                ; s_mov_b32 s38, 0
	.long 0xe0708000, 0x80092800    ; buffer_store_dword v40, v[0:1], s[36:39], 0 addr64
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vectors
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 552
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(vectors.num_agpr, vectors.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(vectors.numbered_sgpr+2, 1, 0)-2
		.amdhsa_reserve_vcc 1
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
.Lfunc_end2:
	.size	vectors, .Lfunc_end2-vectors
                                        ; -- End function
	.set vectors.num_vgpr, max(41, amdgpu.max_num_vgpr)
	.set vectors.num_agpr, max(0, amdgpu.max_num_agpr)
	.set vectors.numbered_sgpr, max(40, amdgpu.max_num_sgpr)
	.set vectors.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set vectors.private_seg_size, 0
	.set vectors.uses_vcc, 1
	.set vectors.uses_flat_scratch, 0
	.set vectors.has_dyn_sized_stack, 1
	.set vectors.has_recursion, 1
	.set vectors.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 184
; TotalNumSgprs: vectors.numbered_sgpr+2
; NumVgprs: vectors.num_vgpr
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(vectors.numbered_sgpr+extrasgprs(vectors.uses_vcc, vectors.uses_flat_scratch, 0), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(vectors.num_agpr, vectors.num_vgpr), 1, 0), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(vectors.numbered_sgpr+2, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(vectors.num_agpr, vectors.num_vgpr), 1, 0)
; Occupancy: occupancy(10, 4, 256, 5, 10, max(vectors.numbered_sgpr+extrasgprs(vectors.uses_vcc, vectors.uses_flat_scratch, 0), 1, 0), max(totalnumvgprs(vectors.num_agpr, vectors.num_vgpr), 1, 0))
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	__clang_ocl_kern_imp_vectors ; -- Begin function __clang_ocl_kern_imp_vectors
	.globl	__clang_ocl_kern_imp_vectors
	.p2align	2
	.type	__clang_ocl_kern_imp_vectors,@function
__clang_ocl_kern_imp_vectors:           ; @__clang_ocl_kern_imp_vectors
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900321                ; s_mov_b32 s16, s33
	.long 0xbea10320                ; s_mov_b32 s33, s32
	.long 0xbe9225c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700078, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 offset:120 ; 4-byte Folded Spill
	.long 0xbefe0412                ; s_mov_b64 exec, s[18:19]
	.long 0xe0700074, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:116 ; 4-byte Folded Spill
	.long 0xe0700070, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:112 ; 4-byte Folded Spill
	.long 0xe070006c, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:108 ; 4-byte Folded Spill
	.long 0xe0300050, 0x21000300    ; buffer_load_dword v3, off, s[0:3], s33 offset:80
	.long 0xe0300060, 0x21000200    ; buffer_load_dword v2, off, s[0:3], s33 offset:96
	.long 0xe0300040, 0x21000500    ; buffer_load_dword v5, off, s[0:3], s33 offset:64
	.long 0xe030005c, 0x21000100    ; buffer_load_dword v1, off, s[0:3], s33 offset:92
	.long 0xbf8c0f2f                ; s_waitcnt expcnt(2)
	.long 0xe0300068, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:104
	.long 0xbf8c0f1f                ; s_waitcnt expcnt(1)
	.long 0xe0300064, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:100
	.long 0xb7a02000                ; s_addk_i32 s32, 0x2000
	.long 0xd2920000, 0x02210100    ; v_bfe_i32 v0, v0, 0, 8
	.long 0x360808ff, 0x000000ff    ; v_and_b32_e32 v4, 0xff, v4
	.long 0x04570410                ; v_writelane_b32 v43, s16, 2
	.long 0xbe901f00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z13get_global_idj@gotpcrel32@lo+4
	.long _Z13get_global_idj@gotpcrel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z13get_global_idj@gotpcrel32@hi+12
	.long _Z13get_global_idj@gotpcrel32@hi+12
	.long 0xd2920006, 0x02410108    ; v_bfe_i32 v6, v8, 0, 16
	.long 0x4a000104                ; v_add_i32_e32 v0, vcc, v4, v0
	.long 0xc0481100                ; s_load_dwordx2 s[16:17], s[16:17], 0x0
	.long 0x4a000d00                ; v_add_i32_e32 v0, vcc, v0, v6
	.long 0x4a002100                ; v_add_i32_e32 v0, vcc, v0, v16
	.long 0x0457001e                ; v_writelane_b32 v43, s30, 0
	.long 0x0457021f                ; v_writelane_b32 v43, s31, 1
	.long 0xbf8c0f75                ; s_waitcnt vmcnt(5)
	.long 0x7e061103                ; v_cvt_i32_f32_e32 v3, v3
	.long 0xbf8c0f73                ; s_waitcnt vmcnt(3)
	.long 0x4a000b00                ; v_add_i32_e32 v0, vcc, v0, v5
	.long 0xbf8c0f72                ; s_waitcnt vmcnt(2)
	.long 0x7e020701                ; v_cvt_i32_f64_e32 v1, v[1:2]
	.long 0x4a000700                ; v_add_i32_e32 v0, vcc, v0, v3
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0x4a540300                ; v_add_i32_e32 v42, vcc, v0, v1
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xbe860380                ; s_mov_b32 s6, 0
	.long 0x4a000129                ; v_add_i32_e32 v0, vcc, v41, v0
	.long 0x50020328                ; v_addc_u32_e32 v1, vcc, v40, v1, vcc
	.long 0xbe8703ff, 0x0100f000    ; s_mov_b32 s7, 0x100f000
	.long 0xbe840306                ; s_mov_b32 s4, s6
	.long 0xbe850306                ; s_mov_b32 s5, s6
	.long 0xe0708000, 0x80012a00    ; buffer_store_dword v42, v[0:1], s[4:7], 0 addr64
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0xe030006c, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:108 ; 4-byte Folded Reload
	.long 0xe0300070, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:112 ; 4-byte Folded Reload
	.long 0xe0300074, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:116 ; 4-byte Folded Reload
	.long 0x023f032b                ; v_readlane_b32 s31, v43, 1
	.long 0x023d012b                ; v_readlane_b32 s30, v43, 0
	.long 0xbea00321                ; s_mov_b32 s32, s33
	.long 0x0209052b                ; v_readlane_b32 s4, v43, 2
	.long 0xbe8625c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0300078, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:120 ; 4-byte Folded Reload
	.long 0xbefe0406                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10304                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe80201e                ; s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_vectors, .Lfunc_end3-__clang_ocl_kern_imp_vectors
                                        ; -- End function
	.set __clang_ocl_kern_imp_vectors.num_vgpr, max(44, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_vectors.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_vectors.numbered_sgpr, max(34, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_vectors.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_vectors.private_seg_size, 128
	.set __clang_ocl_kern_imp_vectors.uses_vcc, 1
	.set __clang_ocl_kern_imp_vectors.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_vectors.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_vectors.has_recursion, 1
	.set __clang_ocl_kern_imp_vectors.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 348
; TotalNumSgprs: __clang_ocl_kern_imp_vectors.numbered_sgpr+2
; NumVgprs: max(44, amdgpu.max_num_vgpr)
; ScratchSize: 128
; MemoryBound: 0
	.text
	.protected	aggregates              ; -- Begin function aggregates
	.globl	aggregates
	.p2align	8
	.type	aggregates,@function
aggregates:                             ; @aggregates
; %bb.0:
	.long 0xc0800504                ; s_load_dwordx4 s[0:3], s[4:5], 0x4
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xc0018509                ; s_load_dword s3, s[4:5], 0x9
	.long 0xc0050500                ; s_load_dword s10, s[4:5], 0x0
	.long 0xc0440502                ; s_load_dwordx2 s[8:9], s[4:5], 0x2
	.long 0xc042050a                ; s_load_dwordx2 s[4:5], s[4:5], 0xa
	.long 0xbe8703ff, 0x0100f000    ; s_mov_b32 s7, 0x100f000
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe831a03                ; s_sext_i32_i16 s3, s3
	.long 0xbe8603c1                ; s_mov_b32 s6, -1
	.long 0x7e00020a                ; v_mov_b32_e32 v0, s10
	.long 0x7e080803                ; v_cvt_f64_i32_e32 v[4:5], s3
	.long 0xe0600000, 0x80010000    ; buffer_store_byte v0, off, s[4:7], 0
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0x7e000208                ; v_mov_b32_e32 v0, s8
	.long 0x7e040202                ; v_mov_b32_e32 v2, s2
	.long 0x7e020209                ; v_mov_b32_e32 v1, s9
	.long 0xe0700018, 0x80010200    ; buffer_store_dword v2, off, s[4:7], 0 offset:24
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0x7e040200                ; v_mov_b32_e32 v2, s0
	.long 0x7e060201                ; v_mov_b32_e32 v3, s1
	.long 0xe0780008, 0x80010000    ; buffer_store_dwordx4 v[0:3], off, s[4:7], 0 offset:8
	.long 0xe0740028, 0x80010400    ; buffer_store_dwordx2 v[4:5], off, s[4:7], 0 offset:40
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel aggregates
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 11
		.amdhsa_reserve_vcc 0
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
.Lfunc_end4:
	.size	aggregates, .Lfunc_end4-aggregates
                                        ; -- End function
	.set aggregates.num_vgpr, 6
	.set aggregates.num_agpr, 0
	.set aggregates.numbered_sgpr, 11
	.set aggregates.num_named_barrier, 0
	.set aggregates.private_seg_size, 0
	.set aggregates.uses_vcc, 0
	.set aggregates.uses_flat_scratch, 0
	.set aggregates.has_dyn_sized_stack, 0
	.set aggregates.has_recursion, 0
	.set aggregates.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 116
; TotalNumSgprs: 11
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_aggregates ; -- Begin function __clang_ocl_kern_imp_aggregates
	.globl	__clang_ocl_kern_imp_aggregates
	.p2align	2
	.type	__clang_ocl_kern_imp_aggregates,@function
__clang_ocl_kern_imp_aggregates:        ; @__clang_ocl_kern_imp_aggregates
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe860380                ; s_mov_b32 s6, 0
	.long 0xd2920006, 0x02410107    ; v_bfe_i32 v6, v7, 0, 16
	.long 0xbe8703ff, 0x0100f000    ; s_mov_b32 s7, 0x100f000
	.long 0xbe840306                ; s_mov_b32 s4, s6
	.long 0xbe850306                ; s_mov_b32 s5, s6
	.long 0x7e0c0906                ; v_cvt_f64_i32_e32 v[6:7], v6
	.long 0xe0608000, 0x80010008    ; buffer_store_byte v0, v[8:9], s[4:7], 0 addr64
	.long 0xe0748008, 0x80010108    ; buffer_store_dwordx2 v[1:2], v[8:9], s[4:7], 0 addr64 offset:8
	.long 0xe0708018, 0x80010508    ; buffer_store_dword v5, v[8:9], s[4:7], 0 addr64 offset:24
	.long 0xe0748010, 0x80010308    ; buffer_store_dwordx2 v[3:4], v[8:9], s[4:7], 0 addr64 offset:16
	.long 0xe0748028, 0x80010608    ; buffer_store_dwordx2 v[6:7], v[8:9], s[4:7], 0 addr64 offset:40
	.long 0xbf8c0f00                ; s_waitcnt vmcnt(0) expcnt(0)
	.long 0xbe80201e                ; s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	__clang_ocl_kern_imp_aggregates, .Lfunc_end5-__clang_ocl_kern_imp_aggregates
                                        ; -- End function
	.set __clang_ocl_kern_imp_aggregates.num_vgpr, 10
	.set __clang_ocl_kern_imp_aggregates.num_agpr, 0
	.set __clang_ocl_kern_imp_aggregates.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_aggregates.num_named_barrier, 0
	.set __clang_ocl_kern_imp_aggregates.private_seg_size, 0
	.set __clang_ocl_kern_imp_aggregates.uses_vcc, 0
	.set __clang_ocl_kern_imp_aggregates.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_aggregates.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_aggregates.has_recursion, 0
	.set __clang_ocl_kern_imp_aggregates.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 84
; TotalNumSgprs: 32
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	pointers                ; -- Begin function pointers
	.globl	pointers
	.p2align	8
	.type	pointers,@function
pointers:                               ; @pointers
; %bb.0:
	.long 0x80000f00                ; s_add_u32 s0, s0, s15
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0x8030a808                ; s_add_u32 s48, s8, 40
	.long 0x82318009                ; s_addc_u32 s49, s9, 0
	.long 0xbea60404                ; s_mov_b64 s[38:39], s[4:5]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z13get_global_idj@gotpcrel32@lo+4
	.long _Z13get_global_idj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z13get_global_idj@gotpcrel32@hi+12
	.long _Z13get_global_idj@gotpcrel32@hi+12
	.long 0xc05a0900                ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0xc0e00902                ; s_load_dwordx8 s[64:71], s[8:9], 0x2
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x3402028a                ; v_lshlrev_b32_e32 v1, 10, v1
	.long 0x34040494                ; v_lshlrev_b32_e32 v2, 20, v2
	.long 0x38000300                ; v_or_b32_e32 v0, v0, v1
	.long 0x38500500                ; v_or_b32_e32 v40, v0, v2
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbea00380                ; s_mov_b32 s32, 0
	.long 0xbea1030e                ; s_mov_b32 s33, s14
	.long 0xbeb2030d                ; s_mov_b32 s50, s13
	.long 0xbeb3030c                ; s_mov_b32 s51, s12
	.long 0xbea2040a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40406                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z17get_global_offsetj@gotpcrel32@lo+4
	.long _Z17get_global_offsetj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z17get_global_offsetj@gotpcrel32@hi+12
	.long _Z17get_global_offsetj@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860424                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0333                ; s_mov_b32 s12, s51
	.long 0xbe8d0332                ; s_mov_b32 s13, s50
	.long 0xbe8e0321                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x7e540301                ; v_mov_b32_e32 v42, v1
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x4a525300                ; v_add_i32_e32 v41, vcc, v0, v41
	.long 0x50545501                ; v_addc_u32_e32 v42, vcc, v1, v42, vcc
	.long 0xd2c2002b, 0x00010529    ; v_lshl_b64 v[43:44], v[41:42], 2
	.long 0xbed303ff, 0x0100f000    ; s_mov_b32 s83, 0x100f000
	.long 0xbed20380                ; s_mov_b32 s82, 0
	.long 0xbed00440                ; s_mov_b64 s[80:81], s[64:65]
	.long 0xd2c20000, 0x00010929    ; v_lshl_b64 v[0:1], v[41:42], 4
	.long 0xe030c000, 0x8014042b    ; buffer_load_dword v4, v[43:44], s[80:83], 0 addr64 glc
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbed00442                ; s_mov_b64 s[80:81], s[66:67]
	.long 0xe0388000, 0x80140000    ; buffer_load_dwordx4 v[0:3], v[0:1], s[80:83], 0 addr64
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z7barrierj@gotpcrel32@lo+4
	.long _Z7barrierj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z7barrierj@gotpcrel32@hi+12
	.long _Z7barrierj@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x4a045244                ; v_add_i32_e32 v2, vcc, s68, v41
	.long 0x34065283                ; v_lshlrev_b32_e32 v3, 3, v41
	.long 0xbefc03c1                ; s_mov_b32 m0, -1
	.long 0x4a060645                ; v_add_i32_e32 v3, vcc, s69, v3
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860424                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0333                ; s_mov_b32 s12, s51
	.long 0xbe8d0332                ; s_mov_b32 s13, s50
	.long 0xbe8e0321                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e002100                ; v_cvt_f64_f32_e32 v[0:1], v0
	.long 0xd8780000, 0x00000402    ; ds_write_b8 v2, v4
	.long 0xd9340000, 0x00000003    ; ds_write_b64 v3, v[0:1]
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x3a045281                ; v_xor_b32_e32 v2, 1, v41
	.long 0x34000483                ; v_lshlrev_b32_e32 v0, 3, v2
	.long 0x4a000045                ; v_add_i32_e32 v0, vcc, s69, v0
	.long 0xd9d80000, 0x00000000    ; ds_read_b64 v[0:1], v0
	.long 0x4a040444                ; v_add_i32_e32 v2, vcc, s68, v2
	.long 0xd8e40000, 0x02000002    ; ds_read_i8 v2, v2
	.long 0xbeb60452                ; s_mov_b64 s[54:55], s[82:83]
	.long 0xbf8c017f                ; s_waitcnt lgkmcnt(1)
	.long 0x7e000700                ; v_cvt_i32_f64_e32 v0, v[0:1]
	.long 0xbed00446                ; s_mov_b64 s[80:81], s[70:71]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0x4a000500                ; v_add_i32_e32 v0, vcc, v0, v2
	.long 0xe0708000, 0x800d002b    ; buffer_store_dword v0, v[43:44], s[52:55], 0 addr64
	.long 0xe0708000, 0x8014002b    ; buffer_store_dword v0, v[43:44], s[80:83], 0 addr64
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pointers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 296
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(pointers.num_agpr, pointers.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(pointers.numbered_sgpr+2, 1, 0)-2
		.amdhsa_reserve_vcc 1
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
.Lfunc_end6:
	.size	pointers, .Lfunc_end6-pointers
                                        ; -- End function
	.set pointers.num_vgpr, max(45, amdgpu.max_num_vgpr)
	.set pointers.num_agpr, max(0, amdgpu.max_num_agpr)
	.set pointers.numbered_sgpr, max(84, amdgpu.max_num_sgpr)
	.set pointers.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set pointers.private_seg_size, 0
	.set pointers.uses_vcc, 1
	.set pointers.uses_flat_scratch, 0
	.set pointers.has_dyn_sized_stack, 1
	.set pointers.has_recursion, 1
	.set pointers.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 440
; TotalNumSgprs: pointers.numbered_sgpr+2
; NumVgprs: pointers.num_vgpr
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(pointers.numbered_sgpr+extrasgprs(pointers.uses_vcc, pointers.uses_flat_scratch, 0), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(pointers.num_agpr, pointers.num_vgpr), 1, 0), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(pointers.numbered_sgpr+2, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(pointers.num_agpr, pointers.num_vgpr), 1, 0)
; Occupancy: occupancy(10, 4, 256, 5, 10, max(pointers.numbered_sgpr+extrasgprs(pointers.uses_vcc, pointers.uses_flat_scratch, 0), 1, 0), max(totalnumvgprs(pointers.num_agpr, pointers.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	__clang_ocl_kern_imp_pointers ; -- Begin function __clang_ocl_kern_imp_pointers
	.globl	__clang_ocl_kern_imp_pointers
	.p2align	2
	.type	__clang_ocl_kern_imp_pointers,@function
__clang_ocl_kern_imp_pointers:          ; @__clang_ocl_kern_imp_pointers
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900321                ; s_mov_b32 s16, s33
	.long 0xbea10320                ; s_mov_b32 s33, s32
	.long 0xbe9225c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe070003c, 0x21003f00    ; buffer_store_dword v63, off, s[0:3], s33 offset:60 ; 4-byte Folded Spill
	.long 0xbefe0412                ; s_mov_b64 exec, s[18:19]
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0x047f2410                ; v_writelane_b32 v63, s16, 18
	.long 0x047f001e                ; v_writelane_b32 v63, s30, 0
	.long 0x047f021f                ; v_writelane_b32 v63, s31, 1
	.long 0x047f0422                ; v_writelane_b32 v63, s34, 2
	.long 0x047f0623                ; v_writelane_b32 v63, s35, 3
	.long 0x047f0824                ; v_writelane_b32 v63, s36, 4
	.long 0x047f0a25                ; v_writelane_b32 v63, s37, 5
	.long 0x047f0c26                ; v_writelane_b32 v63, s38, 6
	.long 0x047f0e27                ; v_writelane_b32 v63, s39, 7
	.long 0x047f1030                ; v_writelane_b32 v63, s48, 8
	.long 0x047f1231                ; v_writelane_b32 v63, s49, 9
	.long 0xb7a01400                ; s_addk_i32 s32, 0x1400
	.long 0x047f1432                ; v_writelane_b32 v63, s50, 10
	.long 0x047f1633                ; v_writelane_b32 v63, s51, 11
	.long 0xbeb00404                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z13get_global_idj@gotpcrel32@lo+4
	.long _Z13get_global_idj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z13get_global_idj@gotpcrel32@hi+12
	.long _Z13get_global_idj@gotpcrel32@hi+12
	.long 0x047f1834                ; v_writelane_b32 v63, s52, 12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x047f1a35                ; v_writelane_b32 v63, s53, 13
	.long 0x047f1c40                ; v_writelane_b32 v63, s64, 14
	.long 0x047f1e41                ; v_writelane_b32 v63, s65, 15
	.long 0xe0700038, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:56 ; 4-byte Folded Spill
	.long 0xe0700034, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:52 ; 4-byte Folded Spill
	.long 0xe0700030, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:48 ; 4-byte Folded Spill
	.long 0xe070002c, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 offset:44 ; 4-byte Folded Spill
	.long 0xe0700028, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:40 ; 4-byte Folded Spill
	.long 0xe0700024, 0x21002d00    ; buffer_store_dword v45, off, s[0:3], s33 offset:36 ; 4-byte Folded Spill
	.long 0xe0700020, 0x21002e00    ; buffer_store_dword v46, off, s[0:3], s33 offset:32 ; 4-byte Folded Spill
	.long 0xe070001c, 0x21002f00    ; buffer_store_dword v47, off, s[0:3], s33 offset:28 ; 4-byte Folded Spill
	.long 0xe0700018, 0x21003800    ; buffer_store_dword v56, off, s[0:3], s33 offset:24 ; 4-byte Folded Spill
	.long 0xe0700014, 0x21003900    ; buffer_store_dword v57, off, s[0:3], s33 offset:20 ; 4-byte Folded Spill
	.long 0xe0700010, 0x21003a00    ; buffer_store_dword v58, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xe070000c, 0x21003b00    ; buffer_store_dword v59, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21003c00    ; buffer_store_dword v60, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21003d00    ; buffer_store_dword v61, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21003e00    ; buffer_store_dword v62, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0x047f2042                ; v_writelane_b32 v63, s66, 16
	.long 0xbf8c0f4f                ; s_waitcnt expcnt(4)
	.long 0x7e740300                ; v_mov_b32_e32 v58, v0
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x047f2243                ; v_writelane_b32 v63, s67, 17
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0x7e520309                ; v_mov_b32_e32 v41, v9
	.long 0x7e540308                ; v_mov_b32_e32 v42, v8
	.long 0x7e560307                ; v_mov_b32_e32 v43, v7
	.long 0x7e580306                ; v_mov_b32_e32 v44, v6
	.long 0x7e5a0305                ; v_mov_b32_e32 v45, v5
	.long 0x7e5c0304                ; v_mov_b32_e32 v46, v4
	.long 0x7e5e0303                ; v_mov_b32_e32 v47, v3
	.long 0x7e700302                ; v_mov_b32_e32 v56, v2
	.long 0x7e720301                ; v_mov_b32_e32 v57, v1
	.long 0xbeb2030f                ; s_mov_b32 s50, s15
	.long 0xbeb3030e                ; s_mov_b32 s51, s14
	.long 0xbeb4030d                ; s_mov_b32 s52, s13
	.long 0xbeb5030c                ; s_mov_b32 s53, s12
	.long 0xbea2040a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40408                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60406                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z17get_global_offsetj@gotpcrel32@lo+4
	.long _Z17get_global_offsetj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z17get_global_offsetj@gotpcrel32@hi+12
	.long _Z17get_global_offsetj@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x7e760300                ; v_mov_b32_e32 v59, v0
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860426                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880424                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0335                ; s_mov_b32 s12, s53
	.long 0xbe8d0334                ; s_mov_b32 s13, s52
	.long 0xbe8e0333                ; s_mov_b32 s14, s51
	.long 0xbe8f0332                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x7e780301                ; v_mov_b32_e32 v60, v1
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x4a767700                ; v_add_i32_e32 v59, vcc, v0, v59
	.long 0x50787901                ; v_addc_u32_e32 v60, vcc, v1, v60, vcc
	.long 0xd2c2003d, 0x0001053b    ; v_lshl_b64 v[61:62], v[59:60], 2
	.long 0xbec20380                ; s_mov_b32 s66, 0
	.long 0x4a007b38                ; v_add_i32_e32 v0, vcc, v56, v61
	.long 0x50027d2f                ; v_addc_u32_e32 v1, vcc, v47, v62, vcc
	.long 0xbec303ff, 0x0100f000    ; s_mov_b32 s67, 0x100f000
	.long 0xbec00342                ; s_mov_b32 s64, s66
	.long 0xbec10342                ; s_mov_b32 s65, s66
	.long 0xe030c000, 0x80100400    ; buffer_load_dword v4, v[0:1], s[64:67], 0 addr64 glc
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd2c20000, 0x0001093b    ; v_lshl_b64 v[0:1], v[59:60], 4
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z7barrierj@gotpcrel32@lo+4
	.long _Z7barrierj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z7barrierj@gotpcrel32@hi+12
	.long _Z7barrierj@gotpcrel32@hi+12
	.long 0x4a00012e                ; v_add_i32_e32 v0, vcc, v46, v0
	.long 0x5002032d                ; v_addc_u32_e32 v1, vcc, v45, v1, vcc
	.long 0xe0388000, 0x80100000    ; buffer_load_dwordx4 v[0:3], v[0:1], s[64:67], 0 addr64
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x4a04772c                ; v_add_i32_e32 v2, vcc, v44, v59
	.long 0x34067683                ; v_lshlrev_b32_e32 v3, 3, v59
	.long 0xbefc03c1                ; s_mov_b32 m0, -1
	.long 0x4a06072b                ; v_add_i32_e32 v3, vcc, v43, v3
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860426                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880424                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0335                ; s_mov_b32 s12, s53
	.long 0xbe8d0334                ; s_mov_b32 s13, s52
	.long 0xbe8e0333                ; s_mov_b32 s14, s51
	.long 0xbe8f0332                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e002100                ; v_cvt_f64_f32_e32 v[0:1], v0
	.long 0xd8780000, 0x00000402    ; ds_write_b8 v2, v4
	.long 0xd9340000, 0x00000003    ; ds_write_b64 v3, v[0:1]
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x3a047681                ; v_xor_b32_e32 v2, 1, v59
	.long 0x34000483                ; v_lshlrev_b32_e32 v0, 3, v2
	.long 0x4a00012b                ; v_add_i32_e32 v0, vcc, v43, v0
	.long 0xd9d80000, 0x00000000    ; ds_read_b64 v[0:1], v0
	.long 0x4a04052c                ; v_add_i32_e32 v2, vcc, v44, v2
	.long 0xd8e40000, 0x02000002    ; ds_read_i8 v2, v2
	.long 0x026b1b3f                ; v_readlane_b32 s53, v63, 13
	.long 0xbf8c017f                ; s_waitcnt lgkmcnt(1)
	.long 0x7e000700                ; v_cvt_i32_f64_e32 v0, v[0:1]
	.long 0x0269193f                ; v_readlane_b32 s52, v63, 12
	.long 0x0267173f                ; v_readlane_b32 s51, v63, 11
	.long 0x0265153f                ; v_readlane_b32 s50, v63, 10
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0x4a040500                ; v_add_i32_e32 v2, vcc, v0, v2
	.long 0x4a007b3a                ; v_add_i32_e32 v0, vcc, v58, v61
	.long 0x50027d39                ; v_addc_u32_e32 v1, vcc, v57, v62, vcc
	.long 0xe0708000, 0x80100200    ; buffer_store_dword v2, v[0:1], s[64:67], 0 addr64
	.long 0x4a007b2a                ; v_add_i32_e32 v0, vcc, v42, v61
	.long 0x50027d29                ; v_addc_u32_e32 v1, vcc, v41, v62, vcc
	.long 0xe0300000, 0x21003e00    ; buffer_load_dword v62, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0300004, 0x21003d00    ; buffer_load_dword v61, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0300008, 0x21003c00    ; buffer_load_dword v60, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe030000c, 0x21003b00    ; buffer_load_dword v59, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xe0300010, 0x21003a00    ; buffer_load_dword v58, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xe0300014, 0x21003900    ; buffer_load_dword v57, off, s[0:3], s33 offset:20 ; 4-byte Folded Reload
	.long 0xe0300018, 0x21003800    ; buffer_load_dword v56, off, s[0:3], s33 offset:24 ; 4-byte Folded Reload
	.long 0xe030001c, 0x21002f00    ; buffer_load_dword v47, off, s[0:3], s33 offset:28 ; 4-byte Folded Reload
	.long 0xe0300020, 0x21002e00    ; buffer_load_dword v46, off, s[0:3], s33 offset:32 ; 4-byte Folded Reload
	.long 0xe0300024, 0x21002d00    ; buffer_load_dword v45, off, s[0:3], s33 offset:36 ; 4-byte Folded Reload
	.long 0xe0300028, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:40 ; 4-byte Folded Reload
	.long 0xe030002c, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:44 ; 4-byte Folded Reload
	.long 0xe0300030, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:48 ; 4-byte Folded Reload
	.long 0xe0300034, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:52 ; 4-byte Folded Reload
	.long 0xe0300038, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:56 ; 4-byte Folded Reload
	.long 0xe0708000, 0x80100200    ; buffer_store_dword v2, v[0:1], s[64:67], 0 addr64
	.long 0x0287233f                ; v_readlane_b32 s67, v63, 17
	.long 0x0285213f                ; v_readlane_b32 s66, v63, 16
	.long 0x02831f3f                ; v_readlane_b32 s65, v63, 15
	.long 0x02811d3f                ; v_readlane_b32 s64, v63, 14
	.long 0x0263133f                ; v_readlane_b32 s49, v63, 9
	.long 0x0261113f                ; v_readlane_b32 s48, v63, 8
	.long 0x024f0f3f                ; v_readlane_b32 s39, v63, 7
	.long 0x024d0d3f                ; v_readlane_b32 s38, v63, 6
	.long 0x024b0b3f                ; v_readlane_b32 s37, v63, 5
	.long 0x0249093f                ; v_readlane_b32 s36, v63, 4
	.long 0x0247073f                ; v_readlane_b32 s35, v63, 3
	.long 0x0245053f                ; v_readlane_b32 s34, v63, 2
	.long 0x023f033f                ; v_readlane_b32 s31, v63, 1
	.long 0x023d013f                ; v_readlane_b32 s30, v63, 0
	.long 0xbea00321                ; s_mov_b32 s32, s33
	.long 0x0209253f                ; v_readlane_b32 s4, v63, 18
	.long 0xbe8625c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe030003c, 0x21003f00    ; buffer_load_dword v63, off, s[0:3], s33 offset:60 ; 4-byte Folded Reload
	.long 0xbefe0406                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10304                ; s_mov_b32 s33, s4
	.long 0xbf8c0f00                ; s_waitcnt vmcnt(0) expcnt(0)
	.long 0xbe80201e                ; s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	__clang_ocl_kern_imp_pointers, .Lfunc_end7-__clang_ocl_kern_imp_pointers
                                        ; -- End function
	.set __clang_ocl_kern_imp_pointers.num_vgpr, max(64, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_pointers.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_pointers.numbered_sgpr, max(68, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_pointers.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_pointers.private_seg_size, 80
	.set __clang_ocl_kern_imp_pointers.uses_vcc, 1
	.set __clang_ocl_kern_imp_pointers.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_pointers.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_pointers.has_recursion, 1
	.set __clang_ocl_kern_imp_pointers.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 932
; TotalNumSgprs: __clang_ocl_kern_imp_pointers.numbered_sgpr+2
; NumVgprs: max(64, amdgpu.max_num_vgpr)
; ScratchSize: 80
; MemoryBound: 0
	.text
	.protected	required                ; -- Begin function required
	.globl	required
	.p2align	8
	.type	required,@function
required:                               ; @required
; %bb.0:
	.long 0x80000f00                ; s_add_u32 s0, s0, s15
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0x80308808                ; s_add_u32 s48, s8, 8
	.long 0x82318009                ; s_addc_u32 s49, s9, 0
	.long 0xbea60404                ; s_mov_b64 s[38:39], s[4:5]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z14get_num_groupsj@gotpcrel32@lo+4
	.long _Z14get_num_groupsj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z14get_num_groupsj@gotpcrel32@hi+12
	.long _Z14get_num_groupsj@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0xc05a0900                ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0x3402028a                ; v_lshlrev_b32_e32 v1, 10, v1
	.long 0x38500300                ; v_or_b32_e32 v40, v0, v1
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbea00380                ; s_mov_b32 s32, 0
	.long 0xbea1030e                ; s_mov_b32 s33, s14
	.long 0xbeb2030d                ; s_mov_b32 s50, s13
	.long 0xbeb3030c                ; s_mov_b32 s51, s12
	.long 0xbea2040a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40406                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7e047301                ; v_ffbh_u32_e32 v2, v1
	.long 0x260404a0                ; v_min_u32_e32 v2, 32, v2
	.long 0xd2c20000, 0x00020500    ; v_lshl_b64 v[0:1], v[0:1], v2
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z13get_global_idj@gotpcrel32@lo+4
	.long _Z13get_global_idj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z13get_global_idj@gotpcrel32@hi+12
	.long _Z13get_global_idj@gotpcrel32@hi+12
	.long 0x26000081                ; v_min_u32_e32 v0, 1, v0
	.long 0x38000101                ; v_or_b32_e32 v0, v1, v0
	.long 0x7e000d00                ; v_cvt_f32_u32_e32 v0, v0
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x4c0204a0                ; v_sub_i32_e32 v1, vcc, 32, v2
	.long 0x56520300                ; v_ldexp_f32_e32 v41, v0, v1
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860424                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0333                ; s_mov_b32 s12, s51
	.long 0xbe8d0332                ; s_mov_b32 s13, s50
	.long 0xbe8e0321                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xd2c20004, 0x00010900    ; v_lshl_b64 v[4:5], v[0:1], 4
	.long 0xbeb703ff, 0x0100f000    ; s_mov_b32 s55, 0x100f000
	.long 0xbeb60380                ; s_mov_b32 s54, 0
	.long 0xe0388000, 0x800d0004    ; buffer_load_dwordx4 v[0:3], v[4:5], s[52:55], 0 addr64
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x10065303                ; v_mul_f32_e32 v3, v3, v41
	.long 0x10045302                ; v_mul_f32_e32 v2, v2, v41
	.long 0x10025301                ; v_mul_f32_e32 v1, v1, v41
	.long 0x10005300                ; v_mul_f32_e32 v0, v0, v41
	.long 0xe0788000, 0x800d0004    ; buffer_store_dwordx4 v[0:3], v[4:5], s[52:55], 0 addr64
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel required
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr max(totalnumvgprs(required.num_agpr, required.num_vgpr), 1, 29)
		.amdhsa_next_free_sgpr max(required.numbered_sgpr+2, 1, 41)-2
		.amdhsa_reserve_vcc 1
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
.Lfunc_end8:
	.size	required, .Lfunc_end8-required
                                        ; -- End function
	.set required.num_vgpr, max(42, amdgpu.max_num_vgpr)
	.set required.num_agpr, max(0, amdgpu.max_num_agpr)
	.set required.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set required.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set required.private_seg_size, 0
	.set required.uses_vcc, 1
	.set required.uses_flat_scratch, 0
	.set required.has_dyn_sized_stack, 1
	.set required.has_recursion, 1
	.set required.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 268
; TotalNumSgprs: required.numbered_sgpr+2
; NumVgprs: required.num_vgpr
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(required.numbered_sgpr+extrasgprs(required.uses_vcc, required.uses_flat_scratch, 0), 1, 41), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(required.num_agpr, required.num_vgpr), 1, 29), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(required.numbered_sgpr+2, 1, 41)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(required.num_agpr, required.num_vgpr), 1, 29)
; Occupancy: occupancy(10, 4, 256, 5, 8, max(required.numbered_sgpr+extrasgprs(required.uses_vcc, required.uses_flat_scratch, 0), 1, 41), max(totalnumvgprs(required.num_agpr, required.num_vgpr), 1, 29))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.text
	.protected	__clang_ocl_kern_imp_required ; -- Begin function __clang_ocl_kern_imp_required
	.globl	__clang_ocl_kern_imp_required
	.p2align	2
	.type	__clang_ocl_kern_imp_required,@function
__clang_ocl_kern_imp_required:          ; @__clang_ocl_kern_imp_required
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900321                ; s_mov_b32 s16, s33
	.long 0xbea10320                ; s_mov_b32 s33, s32
	.long 0xbe9225c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700010, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xbefe0412                ; s_mov_b64 exec, s[18:19]
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0x04591c10                ; v_writelane_b32 v44, s16, 14
	.long 0x0459001e                ; v_writelane_b32 v44, s30, 0
	.long 0x0459021f                ; v_writelane_b32 v44, s31, 1
	.long 0x04590422                ; v_writelane_b32 v44, s34, 2
	.long 0x04590623                ; v_writelane_b32 v44, s35, 3
	.long 0x04590824                ; v_writelane_b32 v44, s36, 4
	.long 0x04590a25                ; v_writelane_b32 v44, s37, 5
	.long 0x04590c26                ; v_writelane_b32 v44, s38, 6
	.long 0x04590e27                ; v_writelane_b32 v44, s39, 7
	.long 0xb7a00800                ; s_addk_i32 s32, 0x800
	.long 0x04591030                ; v_writelane_b32 v44, s48, 8
	.long 0x04591231                ; v_writelane_b32 v44, s49, 9
	.long 0xbeb00404                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z14get_num_groupsj@gotpcrel32@lo+4
	.long _Z14get_num_groupsj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z14get_num_groupsj@gotpcrel32@hi+12
	.long _Z14get_num_groupsj@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x04591432                ; v_writelane_b32 v44, s50, 10
	.long 0x04591633                ; v_writelane_b32 v44, s51, 11
	.long 0xe070000c, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0x04591834                ; v_writelane_b32 v44, s52, 12
	.long 0xbf8c0f1f                ; s_waitcnt expcnt(1)
	.long 0x7e540300                ; v_mov_b32_e32 v42, v0
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x04591a35                ; v_writelane_b32 v44, s53, 13
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0x7e520301                ; v_mov_b32_e32 v41, v1
	.long 0xbeb2030f                ; s_mov_b32 s50, s15
	.long 0xbeb3030e                ; s_mov_b32 s51, s14
	.long 0xbeb4030d                ; s_mov_b32 s52, s13
	.long 0xbeb5030c                ; s_mov_b32 s53, s12
	.long 0xbea2040a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40408                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60406                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7e047301                ; v_ffbh_u32_e32 v2, v1
	.long 0x260404a0                ; v_min_u32_e32 v2, 32, v2
	.long 0xd2c20000, 0x00020500    ; v_lshl_b64 v[0:1], v[0:1], v2
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z13get_global_idj@gotpcrel32@lo+4
	.long _Z13get_global_idj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z13get_global_idj@gotpcrel32@hi+12
	.long _Z13get_global_idj@gotpcrel32@hi+12
	.long 0x26000081                ; v_min_u32_e32 v0, 1, v0
	.long 0x38000101                ; v_or_b32_e32 v0, v1, v0
	.long 0x7e000d00                ; v_cvt_f32_u32_e32 v0, v0
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x4c0204a0                ; v_sub_i32_e32 v1, vcc, 32, v2
	.long 0x56560300                ; v_ldexp_f32_e32 v43, v0, v1
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860426                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880424                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0335                ; s_mov_b32 s12, s53
	.long 0xbe8d0334                ; s_mov_b32 s13, s52
	.long 0xbe8e0333                ; s_mov_b32 s14, s51
	.long 0xbe8f0332                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xd2c20000, 0x00010900    ; v_lshl_b64 v[0:1], v[0:1], 4
	.long 0xbe860380                ; s_mov_b32 s6, 0
	.long 0x4a08012a                ; v_add_i32_e32 v4, vcc, v42, v0
	.long 0x500a0329                ; v_addc_u32_e32 v5, vcc, v41, v1, vcc
	.long 0xbe8703ff, 0x0100f000    ; s_mov_b32 s7, 0x100f000
	.long 0xbe840306                ; s_mov_b32 s4, s6
	.long 0xbe850306                ; s_mov_b32 s5, s6
	.long 0xe0388000, 0x80010004    ; buffer_load_dwordx4 v[0:3], v[4:5], s[4:7], 0 addr64
	.long 0x026b1b2c                ; v_readlane_b32 s53, v44, 13
	.long 0x0269192c                ; v_readlane_b32 s52, v44, 12
	.long 0x0267172c                ; v_readlane_b32 s51, v44, 11
	.long 0x0265152c                ; v_readlane_b32 s50, v44, 10
	.long 0x0263132c                ; v_readlane_b32 s49, v44, 9
	.long 0x0261112c                ; v_readlane_b32 s48, v44, 8
	.long 0x024f0f2c                ; v_readlane_b32 s39, v44, 7
	.long 0x024d0d2c                ; v_readlane_b32 s38, v44, 6
	.long 0x024b0b2c                ; v_readlane_b32 s37, v44, 5
	.long 0x0249092c                ; v_readlane_b32 s36, v44, 4
	.long 0x0247072c                ; v_readlane_b32 s35, v44, 3
	.long 0x0245052c                ; v_readlane_b32 s34, v44, 2
	.long 0x023f032c                ; v_readlane_b32 s31, v44, 1
	.long 0x023d012c                ; v_readlane_b32 s30, v44, 0
	.long 0xbea00321                ; s_mov_b32 s32, s33
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x10065703                ; v_mul_f32_e32 v3, v3, v43
	.long 0x10045702                ; v_mul_f32_e32 v2, v2, v43
	.long 0x10025701                ; v_mul_f32_e32 v1, v1, v43
	.long 0x10005700                ; v_mul_f32_e32 v0, v0, v43
	.long 0xe0300000, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0300004, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0300008, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe030000c, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xe0788000, 0x80010004    ; buffer_store_dwordx4 v[0:3], v[4:5], s[4:7], 0 addr64
	.long 0x02091d2c                ; v_readlane_b32 s4, v44, 14
	.long 0xbe8625c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0300010, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xbefe0406                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10304                ; s_mov_b32 s33, s4
	.long 0xbf8c0f00                ; s_waitcnt vmcnt(0) expcnt(0)
	.long 0xbe80201e                ; s_setpc_b64 s[30:31]
.Lfunc_end9:
	.size	__clang_ocl_kern_imp_required, .Lfunc_end9-__clang_ocl_kern_imp_required
                                        ; -- End function
	.set __clang_ocl_kern_imp_required.num_vgpr, max(45, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_required.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_required.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_required.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_required.private_seg_size, 32
	.set __clang_ocl_kern_imp_required.uses_vcc, 1
	.set __clang_ocl_kern_imp_required.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_required.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_required.has_recursion, 1
	.set __clang_ocl_kern_imp_required.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 520
; TotalNumSgprs: __clang_ocl_kern_imp_required.numbered_sgpr+2
; NumVgprs: max(45, amdgpu.max_num_vgpr)
; ScratchSize: 32
; MemoryBound: 1
	.text
	.protected	hinted                  ; -- Begin function hinted
	.globl	hinted
	.p2align	8
	.type	hinted,@function
hinted:                                 ; @hinted
; %bb.0:
	.long 0x80000f00                ; s_add_u32 s0, s0, s15
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0x80308808                ; s_add_u32 s48, s8, 8
	.long 0x82318009                ; s_addc_u32 s49, s9, 0
	.long 0xbea60404                ; s_mov_b64 s[38:39], s[4:5]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z14get_local_sizej@gotpcrel32@lo+4
	.long _Z14get_local_sizej@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z14get_local_sizej@gotpcrel32@hi+12
	.long _Z14get_local_sizej@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0xc05a0900                ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0x3402028a                ; v_lshlrev_b32_e32 v1, 10, v1
	.long 0x34040494                ; v_lshlrev_b32_e32 v2, 20, v2
	.long 0x38000300                ; v_or_b32_e32 v0, v0, v1
	.long 0x38500500                ; v_or_b32_e32 v40, v0, v2
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbea00380                ; s_mov_b32 s32, 0
	.long 0xbea1030e                ; s_mov_b32 s33, s14
	.long 0xbeb2030d                ; s_mov_b32 s50, s13
	.long 0xbeb3030c                ; s_mov_b32 s51, s12
	.long 0xbea2040a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40406                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z15get_global_sizej@gotpcrel32@lo+4
	.long _Z15get_global_sizej@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z15get_global_sizej@gotpcrel32@hi+12
	.long _Z15get_global_sizej@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860424                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0333                ; s_mov_b32 s12, s51
	.long 0xbe8d0332                ; s_mov_b32 s13, s50
	.long 0xbe8e0321                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z12get_work_dimv@gotpcrel32@lo+4
	.long _Z12get_work_dimv@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z12get_work_dimv@gotpcrel32@hi+12
	.long _Z12get_work_dimv@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860424                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0333                ; s_mov_b32 s12, s51
	.long 0xbe8d0332                ; s_mov_b32 s13, s50
	.long 0xbe8e0321                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x4a525300                ; v_add_i32_e32 v41, vcc, v0, v41
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z12get_local_idj@gotpcrel32@lo+4
	.long _Z12get_local_idj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z12get_local_idj@gotpcrel32@hi+12
	.long _Z12get_local_idj@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x4a525300                ; v_add_i32_e32 v41, vcc, v0, v41
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860424                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0333                ; s_mov_b32 s12, s51
	.long 0xbe8d0332                ; s_mov_b32 s13, s50
	.long 0xbe8e0321                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xbeb703ff, 0x0100f000    ; s_mov_b32 s55, 0x100f000
	.long 0xbeb60380                ; s_mov_b32 s54, 0
	.long 0xe0708000, 0x800d2900    ; buffer_store_dword v41, v[0:1], s[52:55], 0 addr64
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hinted
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(hinted.num_agpr, hinted.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(hinted.numbered_sgpr+2, 1, 0)-2
		.amdhsa_reserve_vcc 1
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
.Lfunc_end10:
	.size	hinted, .Lfunc_end10-hinted
                                        ; -- End function
	.set hinted.num_vgpr, max(42, amdgpu.max_num_vgpr)
	.set hinted.num_agpr, max(0, amdgpu.max_num_agpr)
	.set hinted.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set hinted.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set hinted.private_seg_size, 0
	.set hinted.uses_vcc, 1
	.set hinted.uses_flat_scratch, 0
	.set hinted.has_dyn_sized_stack, 1
	.set hinted.has_recursion, 1
	.set hinted.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 356
; TotalNumSgprs: hinted.numbered_sgpr+2
; NumVgprs: hinted.num_vgpr
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(hinted.numbered_sgpr+extrasgprs(hinted.uses_vcc, hinted.uses_flat_scratch, 0), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(hinted.num_agpr, hinted.num_vgpr), 1, 0), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(hinted.numbered_sgpr+2, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(hinted.num_agpr, hinted.num_vgpr), 1, 0)
; Occupancy: occupancy(10, 4, 256, 5, 10, max(hinted.numbered_sgpr+extrasgprs(hinted.uses_vcc, hinted.uses_flat_scratch, 0), 1, 0), max(totalnumvgprs(hinted.num_agpr, hinted.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	__clang_ocl_kern_imp_hinted ; -- Begin function __clang_ocl_kern_imp_hinted
	.globl	__clang_ocl_kern_imp_hinted
	.p2align	2
	.type	__clang_ocl_kern_imp_hinted,@function
__clang_ocl_kern_imp_hinted:            ; @__clang_ocl_kern_imp_hinted
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900321                ; s_mov_b32 s16, s33
	.long 0xbea10320                ; s_mov_b32 s33, s32
	.long 0xbe9225c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700010, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xbefe0412                ; s_mov_b64 exec, s[18:19]
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0x04591c10                ; v_writelane_b32 v44, s16, 14
	.long 0x0459001e                ; v_writelane_b32 v44, s30, 0
	.long 0x0459021f                ; v_writelane_b32 v44, s31, 1
	.long 0x04590422                ; v_writelane_b32 v44, s34, 2
	.long 0x04590623                ; v_writelane_b32 v44, s35, 3
	.long 0x04590824                ; v_writelane_b32 v44, s36, 4
	.long 0x04590a25                ; v_writelane_b32 v44, s37, 5
	.long 0x04590c26                ; v_writelane_b32 v44, s38, 6
	.long 0x04590e27                ; v_writelane_b32 v44, s39, 7
	.long 0xb7a00800                ; s_addk_i32 s32, 0x800
	.long 0x04591030                ; v_writelane_b32 v44, s48, 8
	.long 0x04591231                ; v_writelane_b32 v44, s49, 9
	.long 0xbeb00404                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z14get_local_sizej@gotpcrel32@lo+4
	.long _Z14get_local_sizej@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z14get_local_sizej@gotpcrel32@hi+12
	.long _Z14get_local_sizej@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x04591432                ; v_writelane_b32 v44, s50, 10
	.long 0x04591633                ; v_writelane_b32 v44, s51, 11
	.long 0xe070000c, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0x04591834                ; v_writelane_b32 v44, s52, 12
	.long 0xbf8c0f1f                ; s_waitcnt expcnt(1)
	.long 0x7e540300                ; v_mov_b32_e32 v42, v0
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x04591a35                ; v_writelane_b32 v44, s53, 13
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0x7e520301                ; v_mov_b32_e32 v41, v1
	.long 0xbeb2030f                ; s_mov_b32 s50, s15
	.long 0xbeb3030e                ; s_mov_b32 s51, s14
	.long 0xbeb4030d                ; s_mov_b32 s52, s13
	.long 0xbeb5030c                ; s_mov_b32 s53, s12
	.long 0xbea2040a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40408                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60406                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z15get_global_sizej@gotpcrel32@lo+4
	.long _Z15get_global_sizej@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z15get_global_sizej@gotpcrel32@hi+12
	.long _Z15get_global_sizej@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x7e560300                ; v_mov_b32_e32 v43, v0
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860426                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880424                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0335                ; s_mov_b32 s12, s53
	.long 0xbe8d0334                ; s_mov_b32 s13, s52
	.long 0xbe8e0333                ; s_mov_b32 s14, s51
	.long 0xbe8f0332                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z12get_work_dimv@gotpcrel32@lo+4
	.long _Z12get_work_dimv@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z12get_work_dimv@gotpcrel32@hi+12
	.long _Z12get_work_dimv@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860426                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880424                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0335                ; s_mov_b32 s12, s53
	.long 0xbe8d0334                ; s_mov_b32 s13, s52
	.long 0xbe8e0333                ; s_mov_b32 s14, s51
	.long 0xbe8f0332                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x4a565700                ; v_add_i32_e32 v43, vcc, v0, v43
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z12get_local_idj@gotpcrel32@lo+4
	.long _Z12get_local_idj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z12get_local_idj@gotpcrel32@hi+12
	.long _Z12get_local_idj@gotpcrel32@hi+12
	.long 0xc0480500                ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0x4a565700                ; v_add_i32_e32 v43, vcc, v0, v43
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860426                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880424                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0335                ; s_mov_b32 s12, s53
	.long 0xbe8d0334                ; s_mov_b32 s13, s52
	.long 0xbe8e0333                ; s_mov_b32 s14, s51
	.long 0xbe8f0332                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2110                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xbe860380                ; s_mov_b32 s6, 0
	.long 0x4a00012a                ; v_add_i32_e32 v0, vcc, v42, v0
	.long 0x50020329                ; v_addc_u32_e32 v1, vcc, v41, v1, vcc
	.long 0xbe8703ff, 0x0100f000    ; s_mov_b32 s7, 0x100f000
	.long 0xbe840306                ; s_mov_b32 s4, s6
	.long 0xbe850306                ; s_mov_b32 s5, s6
	.long 0xe0708000, 0x80012b00    ; buffer_store_dword v43, v[0:1], s[4:7], 0 addr64
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0xe0300000, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0300004, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0300008, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe030000c, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0x026b1b2c                ; v_readlane_b32 s53, v44, 13
	.long 0x0269192c                ; v_readlane_b32 s52, v44, 12
	.long 0x0267172c                ; v_readlane_b32 s51, v44, 11
	.long 0x0265152c                ; v_readlane_b32 s50, v44, 10
	.long 0x0263132c                ; v_readlane_b32 s49, v44, 9
	.long 0x0261112c                ; v_readlane_b32 s48, v44, 8
	.long 0x024f0f2c                ; v_readlane_b32 s39, v44, 7
	.long 0x024d0d2c                ; v_readlane_b32 s38, v44, 6
	.long 0x024b0b2c                ; v_readlane_b32 s37, v44, 5
	.long 0x0249092c                ; v_readlane_b32 s36, v44, 4
	.long 0x0247072c                ; v_readlane_b32 s35, v44, 3
	.long 0x0245052c                ; v_readlane_b32 s34, v44, 2
	.long 0x023f032c                ; v_readlane_b32 s31, v44, 1
	.long 0x023d012c                ; v_readlane_b32 s30, v44, 0
	.long 0xbea00321                ; s_mov_b32 s32, s33
	.long 0x02091d2c                ; v_readlane_b32 s4, v44, 14
	.long 0xbe8625c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0300010, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xbefe0406                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10304                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe80201e                ; s_setpc_b64 s[30:31]
.Lfunc_end11:
	.size	__clang_ocl_kern_imp_hinted, .Lfunc_end11-__clang_ocl_kern_imp_hinted
                                        ; -- End function
	.set __clang_ocl_kern_imp_hinted.num_vgpr, max(45, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_hinted.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_hinted.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_hinted.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_hinted.private_seg_size, 32
	.set __clang_ocl_kern_imp_hinted.uses_vcc, 1
	.set __clang_ocl_kern_imp_hinted.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_hinted.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_hinted.has_recursion, 1
	.set __clang_ocl_kern_imp_hinted.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 612
; TotalNumSgprs: __clang_ocl_kern_imp_hinted.numbered_sgpr+2
; NumVgprs: max(45, amdgpu.max_num_vgpr)
; ScratchSize: 32
; MemoryBound: 0
	.text
	.protected	limited                 ; -- Begin function limited
	.globl	limited
	.p2align	8
	.type	limited,@function
limited:                                ; @limited
; %bb.0:
	.long 0x80000f00                ; s_add_u32 s0, s0, s15
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0x80308808                ; s_add_u32 s48, s8, 8
	.long 0x82318009                ; s_addc_u32 s49, s9, 0
	.long 0xbea60404                ; s_mov_b64 s[38:39], s[4:5]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z12get_group_idj@gotpcrel32@lo+4
	.long _Z12get_group_idj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z12get_group_idj@gotpcrel32@hi+12
	.long _Z12get_group_idj@gotpcrel32@hi+12
	.long 0xc0600500                ; s_load_dwordx2 s[64:65], s[4:5], 0x0
	.long 0xc05a0900                ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0x3402028a                ; v_lshlrev_b32_e32 v1, 10, v1
	.long 0x34040494                ; v_lshlrev_b32_e32 v2, 20, v2
	.long 0x38000300                ; v_or_b32_e32 v0, v0, v1
	.long 0x38500500                ; v_or_b32_e32 v40, v0, v2
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbea00380                ; s_mov_b32 s32, 0
	.long 0xbea1030e                ; s_mov_b32 s33, s14
	.long 0xbeb2030d                ; s_mov_b32 s50, s13
	.long 0xbeb3030c                ; s_mov_b32 s51, s12
	.long 0xbea2040a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40406                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2140                ; s_swappc_b64 s[30:31], s[64:65]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xbeb703ff, 0x0100f000    ; s_mov_b32 s55, 0x100f000
	.long 0xbeb60380                ; s_mov_b32 s54, 0
	.long 0xe0308000, 0x800d2900    ; buffer_load_dword v41, v[0:1], s[52:55], 0 addr64
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860424                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0333                ; s_mov_b32 s12, s51
	.long 0xbe8d0332                ; s_mov_b32 s13, s50
	.long 0xbe8e0321                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbe9e2140                ; s_swappc_b64 s[30:31], s[64:65]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xbe840426                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xe0308000, 0x800d0000    ; buffer_load_dword v0, v[0:1], s[52:55], 0 addr64
	.long 0xbe860424                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880430                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0333                ; s_mov_b32 s12, s51
	.long 0xbe8d0332                ; s_mov_b32 s13, s50
	.long 0xbe8e0321                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x4a525300                ; v_add_i32_e32 v41, vcc, v0, v41
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbe9e2140                ; s_swappc_b64 s[30:31], s[64:65]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xe0708000, 0x800d2900    ; buffer_store_dword v41, v[0:1], s[52:55], 0 addr64
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel limited
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(limited.num_agpr, limited.num_vgpr), 1, 49)
		.amdhsa_next_free_sgpr max(limited.numbered_sgpr+2, 1, 81)-2
		.amdhsa_reserve_vcc 1
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
.Lfunc_end12:
	.size	limited, .Lfunc_end12-limited
                                        ; -- End function
	.set limited.num_vgpr, max(42, amdgpu.max_num_vgpr)
	.set limited.num_agpr, max(0, amdgpu.max_num_agpr)
	.set limited.numbered_sgpr, max(66, amdgpu.max_num_sgpr)
	.set limited.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set limited.private_seg_size, 0
	.set limited.uses_vcc, 1
	.set limited.uses_flat_scratch, 0
	.set limited.has_dyn_sized_stack, 1
	.set limited.has_recursion, 1
	.set limited.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 264
; TotalNumSgprs: limited.numbered_sgpr+2
; NumVgprs: limited.num_vgpr
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(limited.numbered_sgpr+extrasgprs(limited.uses_vcc, limited.uses_flat_scratch, 0), 1, 81), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(limited.num_agpr, limited.num_vgpr), 1, 49), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(limited.numbered_sgpr+2, 1, 81)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(limited.num_agpr, limited.num_vgpr), 1, 49)
; Occupancy: occupancy(10, 4, 256, 5, 10, max(limited.numbered_sgpr+extrasgprs(limited.uses_vcc, limited.uses_flat_scratch, 0), 1, 81), max(totalnumvgprs(limited.num_agpr, limited.num_vgpr), 1, 49))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	__clang_ocl_kern_imp_limited ; -- Begin function __clang_ocl_kern_imp_limited
	.globl	__clang_ocl_kern_imp_limited
	.p2align	2
	.type	__clang_ocl_kern_imp_limited,@function
__clang_ocl_kern_imp_limited:           ; @__clang_ocl_kern_imp_limited
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900321                ; s_mov_b32 s16, s33
	.long 0xbea10320                ; s_mov_b32 s33, s32
	.long 0xbe9225c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700010, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xbefe0412                ; s_mov_b64 exec, s[18:19]
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0x04592810                ; v_writelane_b32 v44, s16, 20
	.long 0x0459001e                ; v_writelane_b32 v44, s30, 0
	.long 0x0459021f                ; v_writelane_b32 v44, s31, 1
	.long 0x04590422                ; v_writelane_b32 v44, s34, 2
	.long 0x04590623                ; v_writelane_b32 v44, s35, 3
	.long 0x04590824                ; v_writelane_b32 v44, s36, 4
	.long 0x04590a25                ; v_writelane_b32 v44, s37, 5
	.long 0x04590c26                ; v_writelane_b32 v44, s38, 6
	.long 0x04590e27                ; v_writelane_b32 v44, s39, 7
	.long 0x04591030                ; v_writelane_b32 v44, s48, 8
	.long 0x04591231                ; v_writelane_b32 v44, s49, 9
	.long 0x04591432                ; v_writelane_b32 v44, s50, 10
	.long 0x04591633                ; v_writelane_b32 v44, s51, 11
	.long 0x04591834                ; v_writelane_b32 v44, s52, 12
	.long 0xb7a00800                ; s_addk_i32 s32, 0x800
	.long 0x04591a35                ; v_writelane_b32 v44, s53, 13
	.long 0x04591c36                ; v_writelane_b32 v44, s54, 14
	.long 0xbeb00404                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xbe841f00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z12get_group_idj@gotpcrel32@lo+4
	.long _Z12get_group_idj@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z12get_group_idj@gotpcrel32@hi+12
	.long _Z12get_group_idj@gotpcrel32@hi+12
	.long 0x04591e37                ; v_writelane_b32 v44, s55, 15
	.long 0xc05b0500                ; s_load_dwordx2 s[54:55], s[4:5], 0x0
	.long 0x04592040                ; v_writelane_b32 v44, s64, 16
	.long 0x04592241                ; v_writelane_b32 v44, s65, 17
	.long 0xe070000c, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0x04592442                ; v_writelane_b32 v44, s66, 18
	.long 0xbf8c0f1f                ; s_waitcnt expcnt(1)
	.long 0x7e540300                ; v_mov_b32_e32 v42, v0
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x04592643                ; v_writelane_b32 v44, s67, 19
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0x7e520301                ; v_mov_b32_e32 v41, v1
	.long 0xbeb2030f                ; s_mov_b32 s50, s15
	.long 0xbeb3030e                ; s_mov_b32 s51, s14
	.long 0xbeb4030d                ; s_mov_b32 s52, s13
	.long 0xbeb5030c                ; s_mov_b32 s53, s12
	.long 0xbea2040a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40408                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60406                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e2136                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xbec20380                ; s_mov_b32 s66, 0
	.long 0x4a00012a                ; v_add_i32_e32 v0, vcc, v42, v0
	.long 0x50020329                ; v_addc_u32_e32 v1, vcc, v41, v1, vcc
	.long 0xbec303ff, 0x0100f000    ; s_mov_b32 s67, 0x100f000
	.long 0xbec00342                ; s_mov_b32 s64, s66
	.long 0xbec10342                ; s_mov_b32 s65, s66
	.long 0xe0308000, 0x80102b00    ; buffer_load_dword v43, v[0:1], s[64:67], 0 addr64
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860426                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880424                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0335                ; s_mov_b32 s12, s53
	.long 0xbe8d0334                ; s_mov_b32 s13, s52
	.long 0xbe8e0333                ; s_mov_b32 s14, s51
	.long 0xbe8f0332                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbe9e2136                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0xbe840430                ; s_mov_b64 s[4:5], s[48:49]
	.long 0x4a00012a                ; v_add_i32_e32 v0, vcc, v42, v0
	.long 0x50020329                ; v_addc_u32_e32 v1, vcc, v41, v1, vcc
	.long 0xe0308000, 0x80100000    ; buffer_load_dword v0, v[0:1], s[64:67], 0 addr64
	.long 0xbe860426                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880424                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0422                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0335                ; s_mov_b32 s12, s53
	.long 0xbe8d0334                ; s_mov_b32 s13, s52
	.long 0xbe8e0333                ; s_mov_b32 s14, s51
	.long 0xbe8f0332                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x4a565700                ; v_add_i32_e32 v43, vcc, v0, v43
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbe9e2136                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0xd2c20000, 0x00010500    ; v_lshl_b64 v[0:1], v[0:1], 2
	.long 0x026f1f2c                ; v_readlane_b32 s55, v44, 15
	.long 0x4a00012a                ; v_add_i32_e32 v0, vcc, v42, v0
	.long 0x50020329                ; v_addc_u32_e32 v1, vcc, v41, v1, vcc
	.long 0xe0708000, 0x80102b00    ; buffer_store_dword v43, v[0:1], s[64:67], 0 addr64
	.long 0xbf8c0f0f                ; s_waitcnt expcnt(0)
	.long 0xe0300000, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0300004, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0300008, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe030000c, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0x0287272c                ; v_readlane_b32 s67, v44, 19
	.long 0x0285252c                ; v_readlane_b32 s66, v44, 18
	.long 0x0283232c                ; v_readlane_b32 s65, v44, 17
	.long 0x0281212c                ; v_readlane_b32 s64, v44, 16
	.long 0x026d1d2c                ; v_readlane_b32 s54, v44, 14
	.long 0x026b1b2c                ; v_readlane_b32 s53, v44, 13
	.long 0x0269192c                ; v_readlane_b32 s52, v44, 12
	.long 0x0267172c                ; v_readlane_b32 s51, v44, 11
	.long 0x0265152c                ; v_readlane_b32 s50, v44, 10
	.long 0x0263132c                ; v_readlane_b32 s49, v44, 9
	.long 0x0261112c                ; v_readlane_b32 s48, v44, 8
	.long 0x024f0f2c                ; v_readlane_b32 s39, v44, 7
	.long 0x024d0d2c                ; v_readlane_b32 s38, v44, 6
	.long 0x024b0b2c                ; v_readlane_b32 s37, v44, 5
	.long 0x0249092c                ; v_readlane_b32 s36, v44, 4
	.long 0x0247072c                ; v_readlane_b32 s35, v44, 3
	.long 0x0245052c                ; v_readlane_b32 s34, v44, 2
	.long 0x023f032c                ; v_readlane_b32 s31, v44, 1
	.long 0x023d012c                ; v_readlane_b32 s30, v44, 0
	.long 0xbea00321                ; s_mov_b32 s32, s33
	.long 0x0209292c                ; v_readlane_b32 s4, v44, 20
	.long 0xbe8625c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0300010, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xbefe0406                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10304                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe80201e                ; s_setpc_b64 s[30:31]
.Lfunc_end13:
	.size	__clang_ocl_kern_imp_limited, .Lfunc_end13-__clang_ocl_kern_imp_limited
                                        ; -- End function
	.set __clang_ocl_kern_imp_limited.num_vgpr, max(45, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_limited.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_limited.numbered_sgpr, max(68, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_limited.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_limited.private_seg_size, 32
	.set __clang_ocl_kern_imp_limited.uses_vcc, 1
	.set __clang_ocl_kern_imp_limited.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_limited.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_limited.has_recursion, 1
	.set __clang_ocl_kern_imp_limited.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 580
; TotalNumSgprs: __clang_ocl_kern_imp_limited.numbered_sgpr+2
; NumVgprs: max(45, amdgpu.max_num_vgpr)
; ScratchSize: 32
; MemoryBound: 0
	.text
	.protected	nothing                 ; -- Begin function nothing
	.globl	nothing
	.p2align	8
	.type	nothing,@function
nothing:                                ; @nothing
; %bb.0:
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nothing
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 0
		.amdhsa_user_sgpr_count 4
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 0
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
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
		.amdhsa_reserve_vcc 0
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
.Lfunc_end14:
	.size	nothing, .Lfunc_end14-nothing
                                        ; -- End function
	.set nothing.num_vgpr, 0
	.set nothing.num_agpr, 0
	.set nothing.numbered_sgpr, 0
	.set nothing.num_named_barrier, 0
	.set nothing.private_seg_size, 0
	.set nothing.uses_vcc, 0
	.set nothing.uses_flat_scratch, 0
	.set nothing.has_dyn_sized_stack, 0
	.set nothing.has_recursion, 0
	.set nothing.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4
; TotalNumSgprs: 0
; NumVgprs: 0
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 1
; NumVGPRsForWavesPerEU: 1
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 4
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_nothing ; -- Begin function __clang_ocl_kern_imp_nothing
	.globl	__clang_ocl_kern_imp_nothing
	.p2align	2
	.type	__clang_ocl_kern_imp_nothing,@function
__clang_ocl_kern_imp_nothing:           ; @__clang_ocl_kern_imp_nothing
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe80201e                ; s_setpc_b64 s[30:31]
.Lfunc_end15:
	.size	__clang_ocl_kern_imp_nothing, .Lfunc_end15-__clang_ocl_kern_imp_nothing
                                        ; -- End function
	.set __clang_ocl_kern_imp_nothing.num_vgpr, 0
	.set __clang_ocl_kern_imp_nothing.num_agpr, 0
	.set __clang_ocl_kern_imp_nothing.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_nothing.num_named_barrier, 0
	.set __clang_ocl_kern_imp_nothing.private_seg_size, 0
	.set __clang_ocl_kern_imp_nothing.uses_vcc, 0
	.set __clang_ocl_kern_imp_nothing.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_nothing.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_nothing.has_recursion, 0
	.set __clang_ocl_kern_imp_nothing.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 8
; TotalNumSgprs: 32
; NumVgprs: 0
; ScratchSize: 0
; MemoryBound: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 64
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 68
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           1
        .type_name:      char
        .value_kind:     by_value
      - .offset:         1
        .size:           1
        .type_name:      uchar
        .value_kind:     by_value
      - .offset:         2
        .size:           2
        .type_name:      short
        .value_kind:     by_value
      - .offset:         4
        .size:           2
        .type_name:      ushort
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .type_name:      ulong
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         40
        .size:           8
        .type_name:      double
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .type_name:      enum colour
        .value_kind:     by_value
      - .address_space:  global
        .offset:         56
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           scalars
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         scalars.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .offset:         0
        .size:           2
        .type_name:      char2
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .type_name:      uchar3
        .value_kind:     by_value
      - .offset:         8
        .size:           8
        .type_name:      short4
        .value_kind:     by_value
      - .offset:         32
        .size:           32
        .type_name:      int8
        .value_kind:     by_value
      - .offset:         128
        .size:           128
        .type_name:      long16
        .value_kind:     by_value
      - .offset:         256
        .size:           16
        .type_name:      float3
        .value_kind:     by_value
      - .offset:         272
        .size:           16
        .type_name:      double2
        .value_kind:     by_value
      - .address_space:  global
        .offset:         288
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         296
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         300
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         304
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         308
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         310
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         312
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         314
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         316
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         318
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         336
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         344
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         352
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         360
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         376
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         384
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         392
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         400
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         408
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         488
        .size:           4
        .value_kind:     hidden_private_base
      - .offset:         492
        .size:           4
        .value_kind:     hidden_shared_base
      - .offset:         496
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 128
    .kernarg_segment_size: 552
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           vectors
    .private_segment_fixed_size: 0
    .sgpr_count:     70
    .sgpr_spill_count: 0
    .symbol:         vectors.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     64
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .offset:         0
        .size:           32
        .type_name:      record
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .type_name:      either
        .value_kind:     by_value
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'record*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           aggregates
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         aggregates.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .actual_access:  write_only
        .address_space:  global
        .is_restrict:    true
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  constant
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         24
        .pointee_align:  1
        .size:           4
        .type_name:      'char*'
        .value_kind:     dynamic_shared_pointer
      - .address_space:  local
        .offset:         28
        .pointee_align:  8
        .size:           4
        .type_name:      'double*'
        .value_kind:     dynamic_shared_pointer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'void*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         44
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         48
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         52
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         54
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         56
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         58
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         60
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         62
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         104
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         120
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         128
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         136
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         144
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         152
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         160
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
      - .offset:         232
        .size:           4
        .value_kind:     hidden_private_base
      - .offset:         236
        .size:           4
        .value_kind:     hidden_shared_base
      - .offset:         240
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 296
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           pointers
    .private_segment_fixed_size: 0
    .sgpr_count:     86
    .sgpr_spill_count: 0
    .symbol:         pointers.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     64
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         12
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         20
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         22
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         24
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         26
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         28
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         30
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         72
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         88
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         96
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         104
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         112
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         120
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         200
        .size:           4
        .value_kind:     hidden_private_base
      - .offset:         204
        .size:           4
        .value_kind:     hidden_shared_base
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           required
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 2
      - 1
    .sgpr_count:     70
    .sgpr_spill_count: 0
    .symbol:         required.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vec_type_hint:  float4
    .vgpr_count:     64
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         12
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         20
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         22
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         24
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         26
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         28
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         30
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         72
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         88
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         96
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         104
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         112
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         120
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         200
        .size:           4
        .value_kind:     hidden_private_base
      - .offset:         204
        .size:           4
        .value_kind:     hidden_shared_base
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           hinted
    .private_segment_fixed_size: 0
    .sgpr_count:     70
    .sgpr_spill_count: 0
    .symbol:         hinted.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vec_type_hint:  uchar16
    .vgpr_count:     64
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_size_hint:
      - 8
      - 8
      - 4
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         12
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         20
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         22
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         24
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         26
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         28
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         30
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         72
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         88
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         96
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         104
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         112
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         120
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         200
        .size:           4
        .value_kind:     hidden_private_base
      - .offset:         204
        .size:           4
        .value_kind:     hidden_shared_base
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           limited
    .private_segment_fixed_size: 0
    .sgpr_count:     70
    .sgpr_spill_count: 0
    .symbol:         limited.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     64
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:           []
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 4
    .kernarg_segment_size: 0
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           nothing
    .private_segment_fixed_size: 0
    .sgpr_count:     0
    .sgpr_spill_count: 0
    .symbol:         nothing.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     0
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx600
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
