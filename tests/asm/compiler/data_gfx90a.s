; clang-22 -x cl -cl-std=CL2.0 --target=amdgcn-amd-amdhsa -mcpu=gfx90a:sramecc+:xnack+ -O2 -gdwarf-5 -gno-column-info -ffunction-sections -fno-unique-section-names -mcode-object-version=5 -S -w -nogpulib -fdebug-compilation-dir=/source data.cl
	.file	0 "/source" "data.cl" md5 0x6add6c510ed31744b00e6479f7467d3a
	.file	1 "/usr/lib/llvm-22/lib/clang/22/include" "opencl-c-base.h" md5 0xbe11a690c37450a0034f006875ffc62b
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack+"
	.amdhsa_code_object_version 5
	.section	.text,"ax",@progbits,unique,1
	.protected	data                    ; -- Begin function data
	.globl	data
	.p2align	8
	.type	data,@function
data:                                   ; @data
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 27 0 prologue_end             ; data.cl:27 @[ data.cl:26 ]
	.long 0xc0020002, 0x00000008    ; s_load_dword s0, s[4:5], 0x8
	;DEBUG_VALUE: data:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
.Ltmp0:
	;DEBUG_VALUE: data:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, table@rel32@lo+4
	.long table@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, table@rel32@hi+12
	.long table@rel32@hi+12
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x90019f00                ; s_ashr_i32 s1, s0, 31
	.long 0x8e868200                ; s_lshl_b64 s[6:7], s[0:1], 2
	.long 0x80020602                ; s_add_u32 s2, s2, s6
	.long 0x82030703                ; s_addc_u32 s3, s3, s7
	.long 0xbe861c00                ; s_getpc_b64 s[6:7]
	.long 0x8006ff06                ; s_add_u32 s6, s6, pointer@rel32@lo+4
	.long pointer@rel32@lo+4
	.long 0x8207ff07                ; s_addc_u32 s7, s7, pointer@rel32@hi+12
	.long pointer@rel32@hi+12
	.long 0xc0060203, 0x00000000    ; s_load_dwordx2 s[8:9], s[6:7], 0x0
	.long 0xc0020281, 0x00000000    ; s_load_dword s10, s[2:3], 0x0
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, entries@rel32@lo+4
	.long entries@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, entries@rel32@hi+12
	.long entries@rel32@hi+12
	.long 0x96879800                ; s_mul_hi_i32 s7, s0, 24
	.loc	0 29 0                          ; data.cl:29 @[ data.cl:26 ]
	.long 0x7e0c0200                ; v_mov_b32_e32 v6, s0
	.loc	0 27 0                          ; data.cl:27 @[ data.cl:26 ]
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc0020184, 0x00000000    ; s_load_dword s6, s[8:9], 0x0
	.long 0x92089800                ; s_mul_i32 s8, s0, 24
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x810e0a06                ; s_add_i32 s14, s6, s10
	.long 0x80020802                ; s_add_u32 s2, s2, s8
	.long 0x82030703                ; s_addc_u32 s3, s3, s7
	.long 0x8e868300                ; s_lshl_b64 s[6:7], s[0:1], 3
	.long 0xbe881c00                ; s_getpc_b64 s[8:9]
	.long 0x8008ff08                ; s_add_u32 s8, s8, numbers@rel32@lo+4
	.long numbers@rel32@lo+4
	.long 0x8209ff09                ; s_addc_u32 s9, s9, numbers@rel32@hi+12
	.long numbers@rel32@hi+12
	.long 0xdc448000, 0x01020000    ; global_load_sbyte v1, v0, s[2:3]
	.long 0x80020608                ; s_add_u32 s2, s8, s6
	.long 0x82030709                ; s_addc_u32 s3, s9, s7
	.long 0xbe881c00                ; s_getpc_b64 s[8:9]
	.long 0x8008ff08                ; s_add_u32 s8, s8, wide@rel32@lo+4
	.long wide@rel32@lo+4
	.long 0x8209ff09                ; s_addc_u32 s9, s9, wide@rel32@hi+12
	.long wide@rel32@hi+12
	.long 0x80060608                ; s_add_u32 s6, s8, s6
	.long 0x82070709                ; s_addc_u32 s7, s9, s7
	.long 0xbe881c00                ; s_getpc_b64 s[8:9]
	.long 0x8008ff08                ; s_add_u32 s8, s8, text@rel32@lo+4
	.long text@rel32@lo+4
	.long 0x8209ff09                ; s_addc_u32 s9, s9, text@rel32@hi+12
	.long text@rel32@hi+12
	.long 0x80080008                ; s_add_u32 s8, s8, s0
	.long 0x82090109                ; s_addc_u32 s9, s9, s1
	.long 0xbe8a1c00                ; s_getpc_b64 s[10:11]
	.long 0x800aff0a                ; s_add_u32 s10, s10, plain@rel32@lo+4
	.long plain@rel32@lo+4
	.long 0x820bff0b                ; s_addc_u32 s11, s11, plain@rel32@hi+12
	.long plain@rel32@hi+12
	.long 0x800a000a                ; s_add_u32 s10, s10, s0
	.long 0x820b010b                ; s_addc_u32 s11, s11, s1
	.long 0xdc448000, 0x02080000    ; global_load_sbyte v2, v0, s[8:9]
	.long 0xdc448000, 0x030a0000    ; global_load_sbyte v3, v0, s[10:11]
	.long 0xc0060201, 0x00000000    ; s_load_dwordx2 s[8:9], s[2:3], 0x0
	.long 0xc0060282, 0x00000000    ; s_load_dwordx2 s[10:11], s[4:5], 0x0
	;DEBUG_VALUE: data:a <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
.Ltmp1:
	;DEBUG_VALUE: data:a <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.long 0xc00203c3, 0x00000000    ; s_load_dword s15, s[6:7], 0x0
	.loc	0 28 0                          ; data.cl:28 @[ data.cl:26 ]
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, bytes@rel32@lo+4
	.long bytes@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, bytes@rel32@hi+12
	.long bytes@rel32@hi+12
	.long 0x80020002                ; s_add_u32 s2, s2, s0
	.loc	0 27 0                          ; data.cl:27 @[ data.cl:26 ]
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e080608                ; v_cvt_i32_f64_e32 v4, s[8:9]
	.loc	0 28 0                          ; data.cl:28 @[ data.cl:26 ]
	.long 0x82030103                ; s_addc_u32 s3, s3, s1
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, into_array@rel32@lo+4
	.long into_array@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, into_array@rel32@hi+12
	.long into_array@rel32@hi+12
	.long 0xc0060102, 0x00000000    ; s_load_dwordx2 s[4:5], s[4:5], 0x0
	.long 0xbe861c00                ; s_getpc_b64 s[6:7]
	.long 0x8006ff06                ; s_add_u32 s6, s6, big@rel32@lo+4
	.long big@rel32@lo+4
	.long 0x8207ff07                ; s_addc_u32 s7, s7, big@rel32@hi+12
	.long big@rel32@hi+12
	.loc	0 30 0                          ; data.cl:30 @[ data.cl:26 ]
	.long 0xbe881c00                ; s_getpc_b64 s[8:9]
	.long 0x8008ff08                ; s_add_u32 s8, s8, lone@rel32@lo+4
	.long lone@rel32@lo+4
	.long 0x8209ff09                ; s_addc_u32 s9, s9, lone@rel32@hi+12
	.long lone@rel32@hi+12
	.long 0xbe8c1c00                ; s_getpc_b64 s[12:13]
	.long 0x800cff0c                ; s_add_u32 s12, s12, hidden_counter@rel32@lo+4
	.long hidden_counter@rel32@lo+4
	.long 0x820dff0d                ; s_addc_u32 s13, s13, hidden_counter@rel32@hi+12
	.long hidden_counter@rel32@hi+12
	.long 0xdc448000, 0x05080000    ; global_load_sbyte v5, v0, s[8:9]
	.loc	0 29 0                          ; data.cl:29 @[ data.cl:26 ]
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, counter@rel32@lo+4
	.long counter@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, counter@rel32@hi+12
	.long counter@rel32@hi+12
	.loc	0 27 0                          ; data.cl:27 @[ data.cl:26 ]
	.long 0xbf8c0f73                ; s_waitcnt vmcnt(3)
	.long 0x6802020e                ; v_add_u32_e32 v1, s14, v1
	.long 0x68020901                ; v_add_u32_e32 v1, v1, v4
	.long 0x6802020f                ; v_add_u32_e32 v1, s15, v1
	.long 0xbf8c0f72                ; s_waitcnt vmcnt(2)
	.long 0x68020501                ; v_add_u32_e32 v1, v1, v2
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x68020701                ; v_add_u32_e32 v1, v1, v3
	.long 0xdc708000, 0x000a0100    ; global_store_dword v0, v1, s[10:11]
	.loc	0 28 0                          ; data.cl:28 @[ data.cl:26 ]
	.long 0xdc408000, 0x01020000    ; global_load_ubyte v1, v0, s[2:3]
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc508000, 0x02040000    ; global_load_dword v2, v0, s[4:5]
	.loc	0 30 0                          ; data.cl:30 @[ data.cl:26 ]
	.long 0xdc488000, 0x030c0000    ; global_load_ushort v3, v0, s[12:13]
	.loc	0 28 0                          ; data.cl:28 @[ data.cl:26 ]
	.long 0xdc508018, 0x04060000    ; global_load_dword v4, v0, s[6:7] offset:24
	.long 0xbf8c0f72                ; s_waitcnt vmcnt(2)
	.long 0x68020302                ; v_add_u32_e32 v1, v2, v1
	.loc	0 29 0                          ; data.cl:29 @[ data.cl:26 ]
	.long 0xdc708000, 0x00000600    ; global_store_dword v0, v6, s[0:1]
	.loc	0 28 0                          ; data.cl:28 @[ data.cl:26 ]
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x68020901                ; v_add_u32_e32 v1, v1, v4
	.long 0x680202ff, 0x80000000    ; v_add_u32_e32 v1, 0x80000000, v1
	.loc	0 30 0                          ; data.cl:30 @[ data.cl:26 ]
	.long 0x68040b03                ; v_add_u32_e32 v2, v3, v5
	.loc	0 28 0                          ; data.cl:28 @[ data.cl:26 ]
	.long 0xdc708004, 0x000a0100    ; global_store_dword v0, v1, s[10:11] offset:4
	.loc	0 30 0                          ; data.cl:30 @[ data.cl:26 ]
	.long 0xdc688000, 0x000c0200    ; global_store_short v0, v2, s[12:13]
.Ltmp2:
	.loc	0 31 0                          ; data.cl:31
	.long 0xbf810000                ; s_endpgm
.Ltmp3:
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
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
	.section	.text,"ax",@progbits,unique,1
.Lfunc_end0:
	.size	data, .Lfunc_end0-data
	.cfi_endproc
                                        ; -- End function
	.set data.num_vgpr, 7
	.set data.num_agpr, 0
	.set data.numbered_sgpr, 16
	.set data.num_named_barrier, 0
	.set data.private_seg_size, 0
	.set data.uses_vcc, 0
	.set data.uses_flat_scratch, 0
	.set data.has_dyn_sized_stack, 0
	.set data.has_recursion, 0
	.set data.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 596
; TotalNumSgprs: 20
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 7
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"ax",@progbits,unique,2
	.protected	__clang_ocl_kern_imp_data ; -- Begin function __clang_ocl_kern_imp_data
	.globl	__clang_ocl_kern_imp_data
	.p2align	2
	.type	__clang_ocl_kern_imp_data,@function
__clang_ocl_kern_imp_data:              ; @__clang_ocl_kern_imp_data
.Lfunc_begin1:
	.loc	0 26 0                          ; data.cl:26:0
	.cfi_startproc
; %bb.0:
	;DEBUG_VALUE: data:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2
	;DEBUG_VALUE: data:a <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment 32 32] $vgpr1
	;DEBUG_VALUE: data:a <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment 0 32] $vgpr0
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.Ltmp4:
	.loc	0 27 0 prologue_end             ; data.cl:27
	.long 0x7e280280                ; v_mov_b32_e32 v20, 0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, pointer@rel32@lo+4
	.long pointer@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, pointer@rel32@hi+12
	.long pointer@rel32@hi+12
	.long 0xdc548000, 0x04040014    ; global_load_dwordx2 v[4:5], v20, s[4:5]
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, table@rel32@lo+4
	.long table@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, table@rel32@hi+12
	.long table@rel32@hi+12
	.long 0xbe861c00                ; s_getpc_b64 s[6:7]
	.long 0x8006ff06                ; s_add_u32 s6, s6, entries@rel32@lo+4
	.long entries@rel32@lo+4
	.long 0x8207ff07                ; s_addc_u32 s7, s7, entries@rel32@hi+12
	.long entries@rel32@hi+12
	.long 0xbe881c00                ; s_getpc_b64 s[8:9]
	.long 0x8008ff08                ; s_add_u32 s8, s8, numbers@rel32@lo+4
	.long numbers@rel32@lo+4
	.long 0x8209ff09                ; s_addc_u32 s9, s9, numbers@rel32@hi+12
	.long numbers@rel32@hi+12
	.long 0xbe8a1c00                ; s_getpc_b64 s[10:11]
	.long 0x800aff0a                ; s_add_u32 s10, s10, wide@rel32@lo+4
	.long wide@rel32@lo+4
	.long 0x820bff0b                ; s_addc_u32 s11, s11, wide@rel32@hi+12
	.long wide@rel32@hi+12
	.long 0xbe8c1c00                ; s_getpc_b64 s[12:13]
	.long 0x800cff0c                ; s_add_u32 s12, s12, text@rel32@lo+4
	.long text@rel32@lo+4
	.long 0x820dff0d                ; s_addc_u32 s13, s13, text@rel32@hi+12
	.long text@rel32@hi+12
	.long 0x2206049f                ; v_ashrrev_i32_e32 v3, 31, v2
	.long 0x7e1a020d                ; v_mov_b32_e32 v13, s13
	.long 0x3218040c                ; v_add_co_u32_e32 v12, vcc, s12, v2
	.long 0xbe8e1c00                ; s_getpc_b64 s[14:15]
	.long 0x800eff0e                ; s_add_u32 s14, s14, plain@rel32@lo+4
	.long plain@rel32@lo+4
	.long 0x820fff0f                ; s_addc_u32 s15, s15, plain@rel32@hi+12
	.long plain@rel32@hi+12
	.long 0x381a070d                ; v_addc_co_u32_e32 v13, vcc, v13, v3, vcc
	.long 0x7e1e020f                ; v_mov_b32_e32 v15, s15
	.long 0x321c040e                ; v_add_co_u32_e32 v14, vcc, s14, v2
	.long 0xd28f000a, 0x00020482    ; v_lshlrev_b64 v[10:11], 2, v[2:3]
	.long 0x381e070f                ; v_addc_co_u32_e32 v15, vcc, v15, v3, vcc
	.long 0x7e200205                ; v_mov_b32_e32 v16, s5
	.long 0xd1e90606, 0x00193102    ; v_mad_i64_i32 v[6:7], s[6:7], v2, 24, s[6:7]
	.long 0x32141404                ; v_add_co_u32_e32 v10, vcc, s4, v10
	.long 0xdc448000, 0x167f0006    ; global_load_sbyte v22, v[6:7], off
	.long 0xd28f0006, 0x00020483    ; v_lshlrev_b64 v[6:7], 3, v[2:3]
	.long 0x38161710                ; v_addc_co_u32_e32 v11, vcc, v16, v11, vcc
	.long 0x7e220209                ; v_mov_b32_e32 v17, s9
	.long 0x32200c08                ; v_add_co_u32_e32 v16, vcc, s8, v6
	.long 0x38220f11                ; v_addc_co_u32_e32 v17, vcc, v17, v7, vcc
	.long 0x7e24020b                ; v_mov_b32_e32 v18, s11
	.long 0x320c0c0a                ; v_add_co_u32_e32 v6, vcc, s10, v6
	.long 0x380e0f12                ; v_addc_co_u32_e32 v7, vcc, v18, v7, vcc
	.loc	0 28 0                          ; data.cl:28
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, into_array@rel32@lo+4
	.long into_array@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, into_array@rel32@hi+12
	.long into_array@rel32@hi+12
	.loc	0 30 0                          ; data.cl:30
	.long 0xbe921c00                ; s_getpc_b64 s[18:19]
	.long 0x8012ff12                ; s_add_u32 s18, s18, lone@rel32@lo+4
	.long lone@rel32@lo+4
	.long 0x8213ff13                ; s_addc_u32 s19, s19, lone@rel32@hi+12
	.long lone@rel32@hi+12
	.loc	0 28 0                          ; data.cl:28
	.long 0xdc548000, 0x08100014    ; global_load_dwordx2 v[8:9], v20, s[16:17]
	.loc	0 30 0                          ; data.cl:30
	.long 0xdc448000, 0x15120014    ; global_load_sbyte v21, v20, s[18:19]
	.loc	0 28 0                          ; data.cl:28
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, bytes@rel32@lo+4
	.long bytes@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, bytes@rel32@hi+12
	.long bytes@rel32@hi+12
	.long 0xbe861c00                ; s_getpc_b64 s[6:7]
	.long 0x8006ff06                ; s_add_u32 s6, s6, big@rel32@lo+4
	.long big@rel32@lo+4
	.long 0x8207ff07                ; s_addc_u32 s7, s7, big@rel32@hi+12
	.long big@rel32@hi+12
	.loc	0 30 0                          ; data.cl:30
	.long 0xbe881c00                ; s_getpc_b64 s[8:9]
	.long 0x8008ff08                ; s_add_u32 s8, s8, hidden_counter@rel32@lo+4
	.long hidden_counter@rel32@lo+4
	.long 0x8209ff09                ; s_addc_u32 s9, s9, hidden_counter@rel32@hi+12
	.long hidden_counter@rel32@hi+12
	.loc	0 27 0                          ; data.cl:27
	.long 0xdc448000, 0x177f000c    ; global_load_sbyte v23, v[12:13], off
	.long 0xdc508000, 0x187f000a    ; global_load_dword v24, v[10:11], off
	.long 0xdc548000, 0x127f0010    ; global_load_dwordx2 v[18:19], v[16:17], off
	.long 0xbf8c0f76                ; s_waitcnt vmcnt(6)
	.long 0xdc508000, 0x197f0004    ; global_load_dword v25, v[4:5], off
	.long 0xdc508000, 0x1a7f0006    ; global_load_dword v26, v[6:7], off
	.long 0xdc448000, 0x1b7f000e    ; global_load_sbyte v27, v[14:15], off
	.loc	0 28 0                          ; data.cl:28
	.long 0x7e0a0205                ; v_mov_b32_e32 v5, s5
	.long 0x32080404                ; v_add_co_u32_e32 v4, vcc, s4, v2
	.long 0x380a0705                ; v_addc_co_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 29 0                          ; data.cl:29
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, counter@rel32@lo+4
	.long counter@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, counter@rel32@hi+12
	.long counter@rel32@hi+12
	.loc	0 27 0                          ; data.cl:27
	.long 0xbf8c0f73                ; s_waitcnt vmcnt(3)
	.long 0x7e060712                ; v_cvt_i32_f64_e32 v3, v[18:19]
	.long 0xbf8c0f72                ; s_waitcnt vmcnt(2)
	.long 0xd1ff0006, 0x045a3119    ; v_add3_u32 v6, v25, v24, v22
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xd1ff0003, 0x046a0706    ; v_add3_u32 v3, v6, v3, v26
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd1ff0003, 0x046e2f03    ; v_add3_u32 v3, v3, v23, v27
	.long 0xdc708000, 0x007f0300    ; global_store_dword v[0:1], v3, off
	.loc	0 28 0                          ; data.cl:28
	.long 0xdc508000, 0x037f0008    ; global_load_dword v3, v[8:9], off
	.long 0xbf800000                ; s_nop 0
	.long 0xdc508018, 0x06060014    ; global_load_dword v6, v20, s[6:7] offset:24
	.loc	0 30 0                          ; data.cl:30
	.long 0xdc488000, 0x07080014    ; global_load_ushort v7, v20, s[8:9]
	.loc	0 28 0                          ; data.cl:28
	.long 0xdc408000, 0x0a7f0004    ; global_load_ubyte v10, v[4:5], off
	.loc	0 29 0                          ; data.cl:29
	.long 0xbf800000                ; s_nop 0
	.long 0xdc708000, 0x00040214    ; global_store_dword v20, v2, s[4:5]
	.loc	0 28 0                          ; data.cl:28
	.long 0xbf8c0f73                ; s_waitcnt vmcnt(3)
	.long 0x68040706                ; v_add_u32_e32 v2, v6, v3
.Ltmp5:
	.loc	0 30 0                          ; data.cl:30
	.long 0xbf8c0f72                ; s_waitcnt vmcnt(2)
	.long 0x68062b07                ; v_add_u32_e32 v3, v7, v21
	.loc	0 28 0                          ; data.cl:28
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x68041502                ; v_add_u32_e32 v2, v2, v10
	.long 0x680404ff, 0x80000000    ; v_add_u32_e32 v2, 0x80000000, v2
	.long 0xdc708004, 0x007f0200    ; global_store_dword v[0:1], v2, off offset:4
	.loc	0 30 0                          ; data.cl:30
	.long 0xdc688000, 0x00080314    ; global_store_short v20, v3, s[8:9]
	.loc	0 31 0                          ; data.cl:31
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Ltmp6:
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_data, .Lfunc_end1-__clang_ocl_kern_imp_data
	.cfi_endproc
                                        ; -- End function
	.set __clang_ocl_kern_imp_data.num_vgpr, 28
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
; Function info:
; codeLenInByte = 608
; TotalNumSgprs: 36
; NumVgprs: 28
; NumAgprs: 0
; TotalNumVgprs: 28
; ScratchSize: 0
; MemoryBound: 1
	.section	.text,"ax",@progbits,unique,3
	.protected	shared                  ; -- Begin function shared
	.globl	shared
	.p2align	8
	.type	shared,@function
shared:                                 ; @shared
.Lfunc_begin2:
	.loc	0 34 0                          ; data.cl:34:0
	.cfi_startproc
; %bb.0:
	.long 0x8066110c                ; s_add_u32 flat_scratch_lo, s12, s17
	.long 0x8267800d                ; s_addc_u32 flat_scratch_hi, s13, 0
	.long 0x80001100                ; s_add_u32 s0, s0, s17
.Ltmp7:
	.loc	0 38 0 prologue_end             ; data.cl:38 @[ data.cl:34 ]
	.long 0xc0060d04, 0x00000000    ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0xc0020d84, 0x00000008    ; s_load_dword s54, s[8:9], 0x8
	;DEBUG_VALUE: shared:dynamic <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
.Ltmp8:
	;DEBUG_VALUE: shared:dynamic <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: shared:a <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: shared:a <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 0 0 is_stmt 0                 ; data.cl:0:0
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.loc	0 38 0                          ; data.cl:38 @[ data.cl:34 ]
	.long 0x80309008                ; s_add_u32 s48, s8, 16
	.long 0xbea10010                ; s_mov_b32 s33, s16
	.long 0x82318009                ; s_addc_u32 s49, s9, 0
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	.long _Z12get_local_idj@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	.long _Z12get_local_idj@rel32@hi+12
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8c000e                ; s_mov_b32 s12, s14
	.long 0xbe8d000f                ; s_mov_b32 s13, s15
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0300                ; v_mov_b32_e32 v31, v0
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40106                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbea60104                ; s_mov_b64 s[38:39], s[4:5]
	.long 0x7e540280                ; v_mov_b32_e32 v42, 0
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
.Ltmp9:
	.long 0x7e560300                ; v_mov_b32_e32 v43, v0
.Ltmp10:
	;DEBUG_VALUE: shared:i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 39 0 is_stmt 1                ; data.cl:39 @[ data.cl:34 ]
	.long 0xd2910000, 0x0002549e    ; v_ashrrev_i64 v[0:1], 30, v[42:43]
	.long 0x7e040235                ; v_mov_b32_e32 v2, s53
	.long 0x32580034                ; v_add_co_u32_e32 v44, vcc, s52, v0
	.long 0x385a0302                ; v_addc_co_u32_e32 v45, vcc, v2, v1, vcc
	.long 0xdc508000, 0x027f002c    ; global_load_dword v2, v[44:45], off
	.long 0xb0040044                ; s_movk_i32 s4, 0x44
	.long 0xd2850029, 0x0000092b    ; v_mul_lo_u32 v41, v43, s4
	.long 0xbe8500ff, 0x55555556    ; s_mov_b32 s5, 0x55555556
	.loc	0 41 0                          ; data.cl:41 @[ data.cl:34 ]
	.long 0xd1fd002e, 0x00d9052b    ; v_lshl_add_u32 v46, v43, 2, s54
	.long 0xd2870000, 0x00000b2b    ; v_mul_hi_i32 v0, v43, s5
	.long 0x2002009f                ; v_lshrrev_b32_e32 v1, 31, v0
	.long 0x68000300                ; v_add_u32_e32 v0, v0, v1
	.long 0xd1fd0000, 0x04010300    ; v_lshl_add_u32 v0, v0, 1, v0
	.long 0x6a00012b                ; v_sub_u32_e32 v0, v43, v0
	.long 0x24060083                ; v_lshlrev_b32_e32 v3, 3, v0
	.loc	0 42 0                          ; data.cl:42 @[ data.cl:34 ]
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	.long _Z7barrierj@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	.long _Z7barrierj@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.loc	0 39 0                          ; data.cl:39 @[ data.cl:34 ]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd81a0000, 0x00000229    ; ds_write_b32 v41, v2
	.loc	0 41 0                          ; data.cl:41 @[ data.cl:34 ]
	.long 0xd86c0000, 0x0200002e    ; ds_read_b32 v2, v46
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e002102                ; v_cvt_f64_f32_e32 v[0:1], v2
	.long 0xd89a0440, 0x00000003    ; ds_write_b64 v3, v[0:1] offset:1088
	.loc	0 42 0                          ; data.cl:42 @[ data.cl:34 ]
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
.Ltmp11:
	.loc	0 43 0                          ; data.cl:43 @[ data.cl:34 ]
	.long 0x24005686                ; v_lshlrev_b32_e32 v0, 6, v43
	.long 0x6a000129                ; v_sub_u32_e32 v0, v41, v0
	.long 0xd86c0000, 0x02000000    ; ds_read_b32 v2, v0
	.long 0xd8ec0448, 0x0000002a    ; ds_read_b64 v[0:1], v42 offset:1096
	.long 0xd86c0004, 0x0300002e    ; ds_read_b32 v3, v46 offset:4
	.long 0xbf8cc27f                ; s_waitcnt lgkmcnt(2)
	.long 0x020404f2                ; v_add_f32_e32 v2, 1.0, v2
	.long 0xbf8cc17f                ; s_waitcnt lgkmcnt(1)
	.long 0x7e001f00                ; v_cvt_f32_f64_e32 v0, v[0:1]
	.long 0x02000102                ; v_add_f32_e32 v0, v2, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x02000103                ; v_add_f32_e32 v0, v3, v0
	.long 0xdc708000, 0x007f002c    ; global_store_dword v[44:45], v0, off
.Ltmp12:
	.loc	0 44 0                          ; data.cl:44
	.long 0xbf810000                ; s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel shared
		.amdhsa_group_segment_fixed_size 1112
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(shared.num_agpr, shared.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(shared.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, shared.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_reserve_xnack_mask 1
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
	.section	.text,"ax",@progbits,unique,3
.Lfunc_end2:
	.size	shared, .Lfunc_end2-shared
	.cfi_endproc
                                        ; -- End function
	.set shared.num_vgpr, max(47, amdgpu.max_num_vgpr)
	.set shared.num_agpr, max(0, amdgpu.max_num_agpr)
	.set shared.numbered_sgpr, max(55, amdgpu.max_num_sgpr)
	.set shared.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set shared.private_seg_size, 0
	.set shared.uses_vcc, 1
	.set shared.uses_flat_scratch, 1
	.set shared.has_dyn_sized_stack, 1
	.set shared.has_recursion, 1
	.set shared.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 384
; TotalNumSgprs: shared.numbered_sgpr+6
; NumVgprs: shared.num_vgpr
; NumAgprs: shared.num_agpr
; TotalNumVgprs: totalnumvgprs(shared.num_agpr, shared.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1112 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(shared.numbered_sgpr+extrasgprs(shared.uses_vcc, shared.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(shared.num_agpr, shared.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(shared.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(shared.num_agpr, shared.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, shared.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(shared.numbered_sgpr+extrasgprs(shared.uses_vcc, shared.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(shared.num_agpr, shared.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, shared.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"ax",@progbits,unique,4
	.protected	__clang_ocl_kern_imp_shared ; -- Begin function __clang_ocl_kern_imp_shared
	.globl	__clang_ocl_kern_imp_shared
	.p2align	2
	.type	__clang_ocl_kern_imp_shared,@function
__clang_ocl_kern_imp_shared:            ; @__clang_ocl_kern_imp_shared
.Lfunc_begin3:
	.loc	0 34 0                          ; data.cl:34:0
	.cfi_startproc
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900021                ; s_mov_b32 s16, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe9221c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700020, 0x21003800    ; buffer_store_dword v56, off, s[0:3], s33 offset:32 ; 4-byte Folded Spill
	.long 0xbefe0112                ; s_mov_b64 exec, s[18:19]
	.long 0xd28a0038, 0x00011c10    ; v_writelane_b32 v56, s16, 14
	.long 0xd28a0038, 0x0001001e    ; v_writelane_b32 v56, s30, 0
	.long 0xd28a0038, 0x0001021f    ; v_writelane_b32 v56, s31, 1
	.long 0xd28a0038, 0x00010422    ; v_writelane_b32 v56, s34, 2
	.long 0xd28a0038, 0x00010623    ; v_writelane_b32 v56, s35, 3
	.long 0xd28a0038, 0x00010824    ; v_writelane_b32 v56, s36, 4
	.long 0xd28a0038, 0x00010a25    ; v_writelane_b32 v56, s37, 5
	.long 0xd28a0038, 0x00010c26    ; v_writelane_b32 v56, s38, 6
	.long 0xd28a0038, 0x00010e27    ; v_writelane_b32 v56, s39, 7
	.long 0xd28a0038, 0x00011030    ; v_writelane_b32 v56, s48, 8
	.long 0xd28a0038, 0x00011231    ; v_writelane_b32 v56, s49, 9
	.long 0xd28a0038, 0x00011432    ; v_writelane_b32 v56, s50, 10
	.long 0xb7200c00                ; s_addk_i32 s32, 0xc00
	.long 0xd28a0038, 0x00011633    ; v_writelane_b32 v56, s51, 11
	.long 0xe070001c, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:28 ; 4-byte Folded Spill
	.long 0xe0700018, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:24 ; 4-byte Folded Spill
	.long 0xe0700014, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:20 ; 4-byte Folded Spill
	.long 0xe0700010, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xe070000c, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002d00    ; buffer_store_dword v45, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002e00    ; buffer_store_dword v46, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002f00    ; buffer_store_dword v47, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xd28a0038, 0x00011834    ; v_writelane_b32 v56, s52, 12
	.long 0x7e560300                ; v_mov_b32_e32 v43, v0
.Ltmp14:
	;DEBUG_VALUE: shared:a <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment 0 32] $vgpr43
	.loc	0 38 0 prologue_end             ; data.cl:38
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	.long _Z12get_local_idj@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	.long _Z12get_local_idj@rel32@hi+12
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xd28a0038, 0x00011a35    ; v_writelane_b32 v56, s53, 13
.Ltmp15:
	;DEBUG_VALUE: shared:dynamic <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2
	.loc	0 0 0 is_stmt 0                 ; data.cl:0:0
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0x7e520302                ; v_mov_b32_e32 v41, v2
.Ltmp16:
	;DEBUG_VALUE: shared:dynamic <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr41
	.long 0x7e540301                ; v_mov_b32_e32 v42, v1
.Ltmp17:
	;DEBUG_VALUE: shared:a <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment 32 32] $vgpr42
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbeb4000d                ; s_mov_b32 s52, s13
	.long 0xbeb5000c                ; s_mov_b32 s53, s12
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40108                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0x7e580280                ; v_mov_b32_e32 v44, 0
	.loc	0 38 0                          ; data.cl:38
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
.Ltmp18:
	.long 0x7e5a0300                ; v_mov_b32_e32 v45, v0
.Ltmp19:
	;DEBUG_VALUE: shared:i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 39 0 is_stmt 1                ; data.cl:39
	.long 0xd2910000, 0x0002589e    ; v_ashrrev_i64 v[0:1], 30, v[44:45]
	.long 0x325c012b                ; v_add_co_u32_e32 v46, vcc, v43, v0
	.long 0x385e032a                ; v_addc_co_u32_e32 v47, vcc, v42, v1, vcc
	.long 0xdc508000, 0x007f002e    ; global_load_dword v0, v[46:47], off
	.loc	0 41 0                          ; data.cl:41
	.long 0xd1fd0029, 0x04a5052d    ; v_lshl_add_u32 v41, v45, 2, v41
.Ltmp20:
	.loc	0 42 0                          ; data.cl:42
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	.long _Z7barrierj@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	.long _Z7barrierj@rel32@hi+12
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.loc	0 39 0                          ; data.cl:39
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd81a0000, 0x00000000    ; ds_write_b32 v0, v0
.Ltmp21:
	;DEBUG_VALUE: shared:dynamic <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 41 0                          ; data.cl:41
	.long 0xd86c0000, 0x00000029    ; ds_read_b32 v0, v41
	.loc	0 39 0                          ; data.cl:39
	.long 0xbf920002                ; s_trap 2
	.loc	0 41 0                          ; data.cl:41
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e002100                ; v_cvt_f64_f32_e32 v[0:1], v0
	.long 0xd89a0000, 0x00000000    ; ds_write_b64 v0, v[0:1]
	.loc	0 42 0                          ; data.cl:42
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
.Ltmp22:
	.loc	0 43 0                          ; data.cl:43
	.long 0xd86c0000, 0x02000000    ; ds_read_b32 v2, v0
	.long 0xd8ec0000, 0x00000000    ; ds_read_b64 v[0:1], v0
	.long 0xd86c0004, 0x03000029    ; ds_read_b32 v3, v41 offset:4
	.loc	0 44 0                          ; data.cl:44
	.long 0xd2890035, 0x00011b38    ; v_readlane_b32 s53, v56, 13
	.long 0xd2890034, 0x00011938    ; v_readlane_b32 s52, v56, 12
	.loc	0 43 0                          ; data.cl:43
	.long 0xbf8cc27f                ; s_waitcnt lgkmcnt(2)
	.long 0x020404f2                ; v_add_f32_e32 v2, 1.0, v2
	.long 0xbf8cc17f                ; s_waitcnt lgkmcnt(1)
	.long 0x7e001f00                ; v_cvt_f32_f64_e32 v0, v[0:1]
	.long 0x02000102                ; v_add_f32_e32 v0, v2, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x02000103                ; v_add_f32_e32 v0, v3, v0
	.long 0xdc708000, 0x007f002e    ; global_store_dword v[46:47], v0, off
	.loc	0 44 0                          ; data.cl:44
	.long 0xe0500000, 0x21002f00    ; buffer_load_dword v47, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xbf800000                ; s_nop 0
	.long 0xe0500004, 0x21002e00    ; buffer_load_dword v46, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0500008, 0x21002d00    ; buffer_load_dword v45, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe050000c, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xe0500010, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
.Ltmp23:
	.long 0xe0500014, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:20 ; 4-byte Folded Reload
.Ltmp24:
	.long 0xe0500018, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:24 ; 4-byte Folded Reload
	.long 0xe050001c, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:28 ; 4-byte Folded Reload
	.long 0xd2890033, 0x00011738    ; v_readlane_b32 s51, v56, 11
	.long 0xd2890032, 0x00011538    ; v_readlane_b32 s50, v56, 10
	.long 0xd2890031, 0x00011338    ; v_readlane_b32 s49, v56, 9
	.long 0xd2890030, 0x00011138    ; v_readlane_b32 s48, v56, 8
	.long 0xd2890027, 0x00010f38    ; v_readlane_b32 s39, v56, 7
	.long 0xd2890026, 0x00010d38    ; v_readlane_b32 s38, v56, 6
	.long 0xd2890025, 0x00010b38    ; v_readlane_b32 s37, v56, 5
	.long 0xd2890024, 0x00010938    ; v_readlane_b32 s36, v56, 4
	.long 0xd2890023, 0x00010738    ; v_readlane_b32 s35, v56, 3
	.long 0xd2890022, 0x00010538    ; v_readlane_b32 s34, v56, 2
	.long 0xd289001f, 0x00010338    ; v_readlane_b32 s31, v56, 1
	.long 0xd289001e, 0x00010138    ; v_readlane_b32 s30, v56, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x00011d38    ; v_readlane_b32 s4, v56, 14
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500020, 0x21003800    ; buffer_load_dword v56, off, s[0:3], s33 offset:32 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Ltmp25:
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_shared, .Lfunc_end3-__clang_ocl_kern_imp_shared
	.cfi_endproc
                                        ; -- End function
	.set __clang_ocl_kern_imp_shared.num_vgpr, max(57, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_shared.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_shared.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_shared.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_shared.private_seg_size, 48
	.set __clang_ocl_kern_imp_shared.uses_vcc, 1
	.set __clang_ocl_kern_imp_shared.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_shared.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_shared.has_recursion, 1
	.set __clang_ocl_kern_imp_shared.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 716
; TotalNumSgprs: __clang_ocl_kern_imp_shared.numbered_sgpr+6
; NumVgprs: max(57, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(__clang_ocl_kern_imp_shared.num_agpr, __clang_ocl_kern_imp_shared.num_vgpr)
; ScratchSize: 48
; MemoryBound: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 57
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 54
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.hidden	table                           ; @table
	.type	table,@object
	.section	.rodata,"a",@progbits
	.globl	table
	.p2align	2, 0x0
table:
	.long	1                               ; 0x1
	.long	4294967294                      ; 0xfffffffe
	.long	2147483647                      ; 0x7fffffff
	.long	4                               ; 0x4
	.long	5                               ; 0x5
	.size	table, 20

	.hidden	text                            ; @text
	.type	text,@object
	.globl	text
text:
	.asciz	"text with \"quotes\", \\, \t, \001\377 and ; //"
	.size	text, 38

	.hidden	plain                           ; @plain
	.type	plain,@object
	.globl	plain
plain:
	.ascii	"abcd"
	.size	plain, 4

	.hidden	numbers                         ; @numbers
	.type	numbers,@object
	.globl	numbers
	.p2align	3, 0x0
numbers:
	.quad	0x3ff8000000000000              ; double 1.5
	.quad	0x8000000000000000              ; double -0
	.quad	0x7e37e43c8800759c              ; double 1.0000000000000001E+300
	.size	numbers, 24

	.hidden	small                           ; @small
	.type	small,@object
	.globl	small
	.p2align	1, 0x0
small:
	.short	0x3e00                          ; half 1.5
	.size	small, 2

	.hidden	wide                            ; @wide
	.type	wide,@object
	.globl	wide
	.p2align	3, 0x0
wide:
	.quad	-1                              ; 0xffffffffffffffff
	.quad	81985529216486895               ; 0x123456789abcdef
	.size	wide, 16

	.hidden	bytes                           ; @bytes
	.type	bytes,@object
	.globl	bytes
bytes:
	.byte	1                               ; 0x1
	.byte	2                               ; 0x2
	.byte	3                               ; 0x3
	.zero	8
	.size	bytes, 11

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

	.hidden	zeroed                          ; @zeroed
	.type	zeroed,@object
	.section	.bss,"aw",@nobits
	.globl	zeroed
	.p2align	2, 0x0
zeroed:
	.zero	400
	.size	zeroed, 400

	.hidden	into_array                      ; @into_array
	.type	into_array,@object
	.data
	.globl	into_array
	.p2align	3, 0x0
into_array:
	.quad	zeroed+68
	.size	into_array, 8

	.hidden	entries                         ; @entries
	.type	entries,@object
	.globl	entries
	.p2align	3, 0x0
entries:
	.byte	120                             ; 0x78
	.zero	7
	.quad	counter
	.long	0x40200000                      ; float 2.5
	.zero	4
	.byte	121                             ; 0x79
	.zero	7
	.quad	zeroed+12
	.long	0xbf800000                      ; float -1
	.zero	4
	.size	entries, 48

	.hidden	lone                            ; @lone
	.type	lone,@object
	.globl	lone
lone:
	.byte	120                             ; 0x78
	.size	lone, 1

	.hidden	empty                           ; @empty
	.type	empty,@object
	.section	.rodata,"a",@progbits
	.globl	empty
empty:
	.zero	3
	.size	empty, 3

	.hidden	big                             ; @big
	.type	big,@object
	.data
	.globl	big
	.p2align	7, 0x0
big:
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.quad	7                               ; 0x7
	.size	big, 128

	.hidden	table_pointer                   ; @table_pointer
	.type	table_pointer,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	table_pointer
	.p2align	3, 0x0
table_pointer:
	.quad	table+8
	.size	table_pointer, 8

	.type	hidden_counter,@object          ; @hidden_counter
	.data
	.p2align	1, 0x0
hidden_counter:
	.short	3                               ; 0x3
	.size	hidden_counter, 2

	.hidden	_Z12get_local_idj
	.hidden	_Z7barrierj
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 ; Length
.Ldebug_list_header_start0:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	4                               ; Offset entry count
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
	.long	.Ldebug_loc2-.Lloclists_table_base0
	.long	.Ldebug_loc3-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	3                               ; DW_LLE_startx_length
	.byte	20                              ;   start index
	.uleb128 .Ltmp5-.Lfunc_begin1           ;   length
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	130                             ; 2562
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	3                               ; DW_LLE_startx_length
	.byte	20                              ;   start index
	.uleb128 .Lfunc_end1-.Lfunc_begin1      ;   length
	.byte	18                              ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	146                             ; DW_OP_bregx
	.byte	129                             ; 2561
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc2:
	.byte	1                               ; DW_LLE_base_addressx
	.byte	25                              ;   base address index
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp14-.Lfunc_begin3          ;   starting offset
	.uleb128 .Ltmp17-.Lfunc_begin3          ;   ending offset
	.byte	9                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	171                             ; 2603
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp17-.Lfunc_begin3          ;   starting offset
	.uleb128 .Ltmp23-.Lfunc_begin3          ;   ending offset
	.byte	18                              ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	171                             ; 2603
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	146                             ; DW_OP_bregx
	.byte	170                             ; 2602
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp23-.Lfunc_begin3          ;   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin3          ;   ending offset
	.byte	11                              ; Loc expr size
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	146                             ; DW_OP_bregx
	.byte	170                             ; 2602
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc3:
	.byte	1                               ; DW_LLE_base_addressx
	.byte	25                              ;   base address index
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp15-.Lfunc_begin3          ;   starting offset
	.uleb128 .Ltmp16-.Lfunc_begin3          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	130                             ; 2562
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp16-.Lfunc_begin3          ;   starting offset
	.uleb128 .Ltmp20-.Lfunc_begin3          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	169                             ; 2601
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_list_header_end0:
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	37                              ; DW_FORM_strx1
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	114                             ; DW_AT_str_offsets_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	37                              ; DW_FORM_strx1
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	85                              ; DW_AT_ranges
	.byte	35                              ; DW_FORM_rnglistx
	.byte	115                             ; DW_AT_addr_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	116                             ; DW_AT_rnglists_base
	.byte	23                              ; DW_FORM_sec_offset
	.ascii	"\214\001"                      ; DW_AT_loclists_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	2                               ; DW_AT_location
	.byte	24                              ; DW_FORM_exprloc
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	1                               ; DW_TAG_array_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	7                               ; Abbreviation Code
	.byte	22                              ; DW_TAG_typedef
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	8                               ; Abbreviation Code
	.byte	15                              ; DW_TAG_pointer_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	9                               ; Abbreviation Code
	.byte	19                              ; DW_TAG_structure_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	10                              ; Abbreviation Code
	.byte	13                              ; DW_TAG_member
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	56                              ; DW_AT_data_member_location
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	11                              ; Abbreviation Code
	.byte	1                               ; DW_TAG_array_type
	.byte	1                               ; DW_CHILDREN_yes
	.ascii	"\207B"                         ; DW_AT_GNU_vector
	.byte	25                              ; DW_FORM_flag_present
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	12                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	2                               ; DW_AT_location
	.byte	24                              ; DW_FORM_exprloc
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	13                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	64                              ; DW_AT_frame_base
	.byte	24                              ; DW_FORM_exprloc
	.byte	122                             ; DW_AT_call_all_calls
	.byte	25                              ; DW_FORM_flag_present
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	14                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	15                              ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	34                              ; DW_FORM_loclistx
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	16                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	17                              ; Abbreviation Code
	.byte	72                              ; DW_TAG_call_site
	.byte	0                               ; DW_CHILDREN_no
	.ascii	"\204\001"                      ; DW_AT_call_target_clobbered
	.byte	24                              ; DW_FORM_exprloc
	.byte	125                             ; DW_AT_call_return_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	18                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	110                             ; DW_AT_linkage_name
	.byte	37                              ; DW_FORM_strx1
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	54                              ; DW_AT_calling_convention
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	32                              ; DW_AT_inline
	.byte	33                              ; DW_FORM_implicit_const
	.byte	1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	19                              ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	20                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	122                             ; DW_AT_call_all_calls
	.byte	25                              ; DW_FORM_flag_present
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	54                              ; DW_AT_calling_convention
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	21                              ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	22                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	23                              ; Abbreviation Code
	.byte	15                              ; DW_TAG_pointer_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	51                              ; DW_AT_address_class
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	5                               ; DWARF version number
	.byte	1                               ; DWARF Unit Type
	.byte	8                               ; Address Size (in bytes)
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	1                               ; Abbrev [1] 0xc:0x2f2 DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	21                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.quad	0                               ; DW_AT_low_pc
	.byte	0                               ; DW_AT_ranges
	.long	.Laddr_table_base0              ; DW_AT_addr_base
	.long	.Lrnglists_table_base0          ; DW_AT_rnglists_base
	.long	.Lloclists_table_base0          ; DW_AT_loclists_base
	.byte	2                               ; Abbrev [2] 0x2f:0xb DW_TAG_variable
	.byte	3                               ; DW_AT_name
	.long	58                              ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	5                               ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	0
	.byte	3                               ; Abbrev [3] 0x3a:0xc DW_TAG_array_type
	.long	70                              ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x3f:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	5                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x46:0x4 DW_TAG_base_type
	.byte	4                               ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	6                               ; Abbrev [6] 0x4a:0x4 DW_TAG_base_type
	.byte	5                               ; DW_AT_name
	.byte	8                               ; DW_AT_byte_size
	.byte	7                               ; DW_AT_encoding
	.byte	2                               ; Abbrev [2] 0x4e:0xb DW_TAG_variable
	.byte	6                               ; DW_AT_name
	.long	89                              ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	1
	.byte	3                               ; Abbrev [3] 0x59:0xc DW_TAG_array_type
	.long	101                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x5e:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	38                              ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x65:0x4 DW_TAG_base_type
	.byte	7                               ; DW_AT_name
	.byte	6                               ; DW_AT_encoding
	.byte	1                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0x69:0xb DW_TAG_variable
	.byte	8                               ; DW_AT_name
	.long	116                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	7                               ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	2
	.byte	3                               ; Abbrev [3] 0x74:0xc DW_TAG_array_type
	.long	101                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x79:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	4                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	2                               ; Abbrev [2] 0x80:0xb DW_TAG_variable
	.byte	9                               ; DW_AT_name
	.long	139                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	8                               ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	3
	.byte	3                               ; Abbrev [3] 0x8b:0xc DW_TAG_array_type
	.long	151                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x90:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	3                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x97:0x4 DW_TAG_base_type
	.byte	10                              ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	8                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0x9b:0xb DW_TAG_variable
	.byte	11                              ; DW_AT_name
	.long	166                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	10                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	4
	.byte	5                               ; Abbrev [5] 0xa6:0x4 DW_TAG_base_type
	.byte	12                              ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	2                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0xaa:0xb DW_TAG_variable
	.byte	13                              ; DW_AT_name
	.long	181                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	11                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	5
	.byte	3                               ; Abbrev [3] 0xb5:0xc DW_TAG_array_type
	.long	193                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0xba:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	2                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0xc1:0x4 DW_TAG_base_type
	.byte	14                              ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	8                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0xc5:0xb DW_TAG_variable
	.byte	15                              ; DW_AT_name
	.long	208                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	12                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	6
	.byte	3                               ; Abbrev [3] 0xd0:0xc DW_TAG_array_type
	.long	220                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0xd5:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	11                              ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	7                               ; Abbrev [7] 0xdc:0x8 DW_TAG_typedef
	.long	228                             ; DW_AT_type
	.byte	17                              ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	28                              ; DW_AT_decl_line
	.byte	5                               ; Abbrev [5] 0xe4:0x4 DW_TAG_base_type
	.byte	16                              ; DW_AT_name
	.byte	8                               ; DW_AT_encoding
	.byte	1                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0xe8:0xb DW_TAG_variable
	.byte	18                              ; DW_AT_name
	.long	70                              ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	14                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	7
	.byte	2                               ; Abbrev [2] 0xf3:0xb DW_TAG_variable
	.byte	19                              ; DW_AT_name
	.long	254                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	16                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	8
	.byte	8                               ; Abbrev [8] 0xfe:0x5 DW_TAG_pointer_type
	.long	70                              ; DW_AT_type
	.byte	2                               ; Abbrev [2] 0x103:0xb DW_TAG_variable
	.byte	20                              ; DW_AT_name
	.long	254                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	17                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	9
	.byte	2                               ; Abbrev [2] 0x10e:0xb DW_TAG_variable
	.byte	21                              ; DW_AT_name
	.long	281                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	18                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	10
	.byte	3                               ; Abbrev [3] 0x119:0xc DW_TAG_array_type
	.long	293                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x11e:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	2                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	7                               ; Abbrev [7] 0x125:0x8 DW_TAG_typedef
	.long	301                             ; DW_AT_type
	.byte	26                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	3                               ; DW_AT_decl_line
	.byte	9                               ; Abbrev [9] 0x12d:0x20 DW_TAG_structure_type
	.byte	24                              ; DW_AT_byte_size
	.byte	0                               ; DW_AT_decl_file
	.byte	3                               ; DW_AT_decl_line
	.byte	10                              ; Abbrev [10] 0x131:0x9 DW_TAG_member
	.byte	22                              ; DW_AT_name
	.long	101                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	3                               ; DW_AT_decl_line
	.byte	0                               ; DW_AT_data_member_location
	.byte	10                              ; Abbrev [10] 0x13a:0x9 DW_TAG_member
	.byte	23                              ; DW_AT_name
	.long	254                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	3                               ; DW_AT_decl_line
	.byte	8                               ; DW_AT_data_member_location
	.byte	10                              ; Abbrev [10] 0x143:0x9 DW_TAG_member
	.byte	24                              ; DW_AT_name
	.long	333                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	3                               ; DW_AT_decl_line
	.byte	16                              ; DW_AT_data_member_location
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x14d:0x4 DW_TAG_base_type
	.byte	25                              ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0x151:0xb DW_TAG_variable
	.byte	27                              ; DW_AT_name
	.long	101                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	11
	.byte	2                               ; Abbrev [2] 0x15c:0xb DW_TAG_variable
	.byte	28                              ; DW_AT_name
	.long	359                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	21                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	12
	.byte	3                               ; Abbrev [3] 0x167:0xc DW_TAG_array_type
	.long	101                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x16c:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	3                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	2                               ; Abbrev [2] 0x173:0xb DW_TAG_variable
	.byte	29                              ; DW_AT_name
	.long	382                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	22                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	13
	.byte	7                               ; Abbrev [7] 0x17e:0x8 DW_TAG_typedef
	.long	390                             ; DW_AT_type
	.byte	32                              ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	115                             ; DW_AT_decl_line
	.byte	11                              ; Abbrev [11] 0x186:0xd DW_TAG_array_type
                                        ; DW_AT_GNU_vector
	.byte	128                             ; DW_AT_byte_size
	.long	403                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x18c:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	16                              ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	7                               ; Abbrev [7] 0x193:0x8 DW_TAG_typedef
	.long	411                             ; DW_AT_type
	.byte	31                              ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	43                              ; DW_AT_decl_line
	.byte	5                               ; Abbrev [5] 0x19b:0x4 DW_TAG_base_type
	.byte	30                              ; DW_AT_name
	.byte	7                               ; DW_AT_encoding
	.byte	8                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0x19f:0xb DW_TAG_variable
	.byte	33                              ; DW_AT_name
	.long	254                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	23                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	14
	.byte	2                               ; Abbrev [2] 0x1aa:0xb DW_TAG_variable
	.byte	34                              ; DW_AT_name
	.long	437                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	15                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	15
	.byte	3                               ; Abbrev [3] 0x1b5:0xc DW_TAG_array_type
	.long	70                              ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x1ba:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	100                             ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	12                              ; Abbrev [12] 0x1c1:0xb DW_TAG_variable
	.byte	35                              ; DW_AT_name
	.long	460                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	19                              ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	16
	.byte	5                               ; Abbrev [5] 0x1cc:0x4 DW_TAG_base_type
	.byte	36                              ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	2                               ; DW_AT_byte_size
	.byte	13                              ; Abbrev [13] 0x1d0:0x59 DW_TAG_subprogram
	.byte	25                              ; DW_AT_low_pc
	.long	.Lfunc_end3-.Lfunc_begin3       ; DW_AT_high_pc
	.byte	2                               ; DW_AT_frame_base
	.byte	144
	.byte	65
                                        ; DW_AT_call_all_calls
	.long	659                             ; DW_AT_abstract_origin
	.byte	12                              ; Abbrev [12] 0x1dd:0xe DW_TAG_variable
	.byte	37                              ; DW_AT_name
	.long	553                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	35                              ; DW_AT_decl_line
	.byte	5                               ; DW_AT_location
	.byte	161
	.byte	17
	.byte	51
	.byte	22
	.byte	24
	.byte	14                              ; Abbrev [14] 0x1eb:0x8 DW_TAG_variable
	.byte	38                              ; DW_AT_name
	.long	101                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
	.byte	12                              ; Abbrev [12] 0x1f3:0xe DW_TAG_variable
	.byte	39                              ; DW_AT_name
	.long	139                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	37                              ; DW_AT_decl_line
	.byte	5                               ; DW_AT_location
	.byte	161
	.byte	18
	.byte	51
	.byte	22
	.byte	24
	.byte	15                              ; Abbrev [15] 0x201:0x6 DW_TAG_formal_parameter
	.byte	2                               ; DW_AT_location
	.long	665                             ; DW_AT_abstract_origin
	.byte	15                              ; Abbrev [15] 0x207:0x6 DW_TAG_formal_parameter
	.byte	3                               ; DW_AT_location
	.long	673                             ; DW_AT_abstract_origin
	.byte	16                              ; Abbrev [16] 0x20d:0x5 DW_TAG_variable
	.long	681                             ; DW_AT_abstract_origin
	.byte	17                              ; Abbrev [17] 0x212:0xb DW_TAG_call_site
	.byte	8                               ; DW_AT_call_target_clobbered
	.byte	144
	.byte	48
	.byte	147
	.byte	4
	.byte	144
	.byte	49
	.byte	147
	.byte	4
	.byte	26                              ; DW_AT_call_return_pc
	.byte	17                              ; Abbrev [17] 0x21d:0xb DW_TAG_call_site
	.byte	8                               ; DW_AT_call_target_clobbered
	.byte	144
	.byte	48
	.byte	147
	.byte	4
	.byte	144
	.byte	49
	.byte	147
	.byte	4
	.byte	27                              ; DW_AT_call_return_pc
	.byte	0                               ; End Of Children Mark
	.byte	3                               ; Abbrev [3] 0x229:0x12 DW_TAG_array_type
	.long	333                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x22e:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	16                              ; DW_AT_count
	.byte	4                               ; Abbrev [4] 0x234:0x6 DW_TAG_subrange_type
	.long	74                              ; DW_AT_type
	.byte	17                              ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	18                              ; Abbrev [18] 0x23b:0x17 DW_TAG_subprogram
	.byte	40                              ; DW_AT_linkage_name
	.byte	41                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	25                              ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
                                        ; DW_AT_inline
	.byte	19                              ; Abbrev [19] 0x241:0x8 DW_TAG_formal_parameter
	.byte	42                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	25                              ; DW_AT_decl_line
	.long	254                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x249:0x8 DW_TAG_formal_parameter
	.byte	43                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	25                              ; DW_AT_decl_line
	.long	70                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	20                              ; Abbrev [20] 0x252:0x27 DW_TAG_subprogram
	.byte	19                              ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	41                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	25                              ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
	.byte	19                              ; Abbrev [19] 0x25c:0x8 DW_TAG_formal_parameter
	.byte	42                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	25                              ; DW_AT_decl_line
	.long	254                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x264:0x8 DW_TAG_formal_parameter
	.byte	43                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	25                              ; DW_AT_decl_line
	.long	70                              ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x26c:0xc DW_TAG_inlined_subroutine
	.long	571                             ; DW_AT_abstract_origin
	.byte	19                              ; DW_AT_low_pc
	.long	.Ltmp2-.Lfunc_begin0            ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	26                              ; DW_AT_call_line
	.byte	0                               ; End Of Children Mark
	.byte	13                              ; Abbrev [13] 0x279:0x1a DW_TAG_subprogram
	.byte	20                              ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       ; DW_AT_high_pc
	.byte	2                               ; DW_AT_frame_base
	.byte	144
	.byte	64
                                        ; DW_AT_call_all_calls
	.long	571                             ; DW_AT_abstract_origin
	.byte	15                              ; Abbrev [15] 0x286:0x6 DW_TAG_formal_parameter
	.byte	1                               ; DW_AT_location
	.long	577                             ; DW_AT_abstract_origin
	.byte	15                              ; Abbrev [15] 0x28c:0x6 DW_TAG_formal_parameter
	.byte	0                               ; DW_AT_location
	.long	585                             ; DW_AT_abstract_origin
	.byte	0                               ; End Of Children Mark
	.byte	18                              ; Abbrev [18] 0x293:0x1f DW_TAG_subprogram
	.byte	44                              ; DW_AT_linkage_name
	.byte	45                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	33                              ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
                                        ; DW_AT_inline
	.byte	19                              ; Abbrev [19] 0x299:0x8 DW_TAG_formal_parameter
	.byte	42                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	33                              ; DW_AT_decl_line
	.long	690                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x2a1:0x8 DW_TAG_formal_parameter
	.byte	46                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	33                              ; DW_AT_decl_line
	.long	695                             ; DW_AT_type
	.byte	22                              ; Abbrev [22] 0x2a9:0x8 DW_TAG_variable
	.byte	47                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	38                              ; DW_AT_decl_line
	.long	70                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	8                               ; Abbrev [8] 0x2b2:0x5 DW_TAG_pointer_type
	.long	333                             ; DW_AT_type
	.byte	23                              ; Abbrev [23] 0x2b7:0x9 DW_TAG_pointer_type
	.long	333                             ; DW_AT_type
	.long	3                               ; DW_AT_address_class
	.byte	20                              ; Abbrev [20] 0x2c0:0x3d DW_TAG_subprogram
	.byte	21                              ; DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin2       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	45                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	33                              ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
	.byte	19                              ; Abbrev [19] 0x2ca:0x8 DW_TAG_formal_parameter
	.byte	42                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	33                              ; DW_AT_decl_line
	.long	690                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x2d2:0x8 DW_TAG_formal_parameter
	.byte	46                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	33                              ; DW_AT_decl_line
	.long	695                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x2da:0xc DW_TAG_inlined_subroutine
	.long	659                             ; DW_AT_abstract_origin
	.byte	22                              ; DW_AT_low_pc
	.long	.Ltmp12-.Ltmp7                  ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	34                              ; DW_AT_call_line
	.byte	17                              ; Abbrev [17] 0x2e6:0xb DW_TAG_call_site
	.byte	8                               ; DW_AT_call_target_clobbered
	.byte	144
	.byte	48
	.byte	147
	.byte	4
	.byte	144
	.byte	49
	.byte	147
	.byte	4
	.byte	23                              ; DW_AT_call_return_pc
	.byte	17                              ; Abbrev [17] 0x2f1:0xb DW_TAG_call_site
	.byte	8                               ; DW_AT_call_target_clobbered
	.byte	144
	.byte	48
	.byte	147
	.byte	4
	.byte	144
	.byte	49
	.byte	147
	.byte	4
	.byte	24                              ; DW_AT_call_return_pc
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_rnglists,"",@progbits
	.long	.Ldebug_list_header_end1-.Ldebug_list_header_start1 ; Length
.Ldebug_list_header_start1:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	1                               ; Offset entry count
.Lrnglists_table_base0:
	.long	.Ldebug_ranges0-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	3                               ; DW_RLE_startx_length
	.byte	19                              ;   start index
	.uleb128 .Lfunc_end0-.Lfunc_begin0      ;   length
	.byte	3                               ; DW_RLE_startx_length
	.byte	20                              ;   start index
	.uleb128 .Lfunc_end1-.Lfunc_begin1      ;   length
	.byte	3                               ; DW_RLE_startx_length
	.byte	21                              ;   start index
	.uleb128 .Lfunc_end2-.Lfunc_begin2      ;   length
	.byte	3                               ; DW_RLE_startx_length
	.byte	25                              ;   start index
	.uleb128 .Lfunc_end3-.Lfunc_begin3      ;   length
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	196                             ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 22.1.8 (1~deb12u1)" ; string offset=0
.Linfo_string1:
	.asciz	"data.cl"                       ; string offset=40
.Linfo_string2:
	.asciz	"/source"                       ; string offset=48
.Linfo_string3:
	.asciz	"table"                         ; string offset=56
.Linfo_string4:
	.asciz	"int"                           ; string offset=62
.Linfo_string5:
	.asciz	"__ARRAY_SIZE_TYPE__"           ; string offset=66
.Linfo_string6:
	.asciz	"text"                          ; string offset=86
.Linfo_string7:
	.asciz	"char"                          ; string offset=91
.Linfo_string8:
	.asciz	"plain"                         ; string offset=96
.Linfo_string9:
	.asciz	"numbers"                       ; string offset=102
.Linfo_string10:
	.asciz	"double"                        ; string offset=110
.Linfo_string11:
	.asciz	"small"                         ; string offset=117
.Linfo_string12:
	.asciz	"half"                          ; string offset=123
.Linfo_string13:
	.asciz	"wide"                          ; string offset=128
.Linfo_string14:
	.asciz	"long"                          ; string offset=133
.Linfo_string15:
	.asciz	"bytes"                         ; string offset=138
.Linfo_string16:
	.asciz	"unsigned char"                 ; string offset=144
.Linfo_string17:
	.asciz	"uchar"                         ; string offset=158
.Linfo_string18:
	.asciz	"counter"                       ; string offset=164
.Linfo_string19:
	.asciz	"pointer"                       ; string offset=172
.Linfo_string20:
	.asciz	"into_array"                    ; string offset=180
.Linfo_string21:
	.asciz	"entries"                       ; string offset=191
.Linfo_string22:
	.asciz	"tag"                           ; string offset=199
.Linfo_string23:
	.asciz	"where"                         ; string offset=203
.Linfo_string24:
	.asciz	"number"                        ; string offset=209
.Linfo_string25:
	.asciz	"float"                         ; string offset=216
.Linfo_string26:
	.asciz	"entry"                         ; string offset=222
.Linfo_string27:
	.asciz	"lone"                          ; string offset=228
.Linfo_string28:
	.asciz	"empty"                         ; string offset=233
.Linfo_string29:
	.asciz	"big"                           ; string offset=239
.Linfo_string30:
	.asciz	"unsigned long"                 ; string offset=243
.Linfo_string31:
	.asciz	"ulong"                         ; string offset=257
.Linfo_string32:
	.asciz	"ulong16"                       ; string offset=263
.Linfo_string33:
	.asciz	"table_pointer"                 ; string offset=271
.Linfo_string34:
	.asciz	"zeroed"                        ; string offset=285
.Linfo_string35:
	.asciz	"hidden_counter"                ; string offset=292
.Linfo_string36:
	.asciz	"short"                         ; string offset=307
.Linfo_string37:
	.asciz	"tile"                          ; string offset=313
.Linfo_string38:
	.asciz	"flag"                          ; string offset=318
.Linfo_string39:
	.asciz	"aligned"                       ; string offset=323
.Linfo_string40:
	.asciz	"__clang_ocl_kern_imp_data"     ; string offset=331
.Linfo_string41:
	.asciz	"data"                          ; string offset=357
.Linfo_string42:
	.asciz	"a"                             ; string offset=362
.Linfo_string43:
	.asciz	"n"                             ; string offset=364
.Linfo_string44:
	.asciz	"__clang_ocl_kern_imp_shared"   ; string offset=366
.Linfo_string45:
	.asciz	"shared"                        ; string offset=394
.Linfo_string46:
	.asciz	"dynamic"                       ; string offset=401
.Linfo_string47:
	.asciz	"i"                             ; string offset=409
	.section	.debug_str_offsets,"",@progbits
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.long	.Linfo_string3
	.long	.Linfo_string4
	.long	.Linfo_string5
	.long	.Linfo_string6
	.long	.Linfo_string7
	.long	.Linfo_string8
	.long	.Linfo_string9
	.long	.Linfo_string10
	.long	.Linfo_string11
	.long	.Linfo_string12
	.long	.Linfo_string13
	.long	.Linfo_string14
	.long	.Linfo_string15
	.long	.Linfo_string16
	.long	.Linfo_string17
	.long	.Linfo_string18
	.long	.Linfo_string19
	.long	.Linfo_string20
	.long	.Linfo_string21
	.long	.Linfo_string22
	.long	.Linfo_string23
	.long	.Linfo_string24
	.long	.Linfo_string25
	.long	.Linfo_string26
	.long	.Linfo_string27
	.long	.Linfo_string28
	.long	.Linfo_string29
	.long	.Linfo_string30
	.long	.Linfo_string31
	.long	.Linfo_string32
	.long	.Linfo_string33
	.long	.Linfo_string34
	.long	.Linfo_string35
	.long	.Linfo_string36
	.long	.Linfo_string37
	.long	.Linfo_string38
	.long	.Linfo_string39
	.long	.Linfo_string40
	.long	.Linfo_string41
	.long	.Linfo_string42
	.long	.Linfo_string43
	.long	.Linfo_string44
	.long	.Linfo_string45
	.long	.Linfo_string46
	.long	.Linfo_string47
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	table
	.quad	text
	.quad	plain
	.quad	numbers
	.quad	small
	.quad	wide
	.quad	bytes
	.quad	counter
	.quad	pointer
	.quad	into_array
	.quad	entries
	.quad	lone
	.quad	empty
	.quad	big
	.quad	table_pointer
	.quad	zeroed
	.quad	hidden_counter
	.quad	shared.tile
	.quad	shared.aligned
	.quad	.Lfunc_begin0
	.quad	.Lfunc_begin1
	.quad	.Lfunc_begin2
	.quad	.Ltmp7
	.quad	.Ltmp9
	.quad	.Ltmp11
	.quad	.Lfunc_begin3
	.quad	.Ltmp18
	.quad	.Ltmp22
.Ldebug_addr_end0:
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym table
	.addrsig_sym counter
	.addrsig_sym zeroed
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         data.kd
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         8
        .pointee_align:  4
        .size:           4
        .type_name:      'float*'
        .value_kind:     dynamic_shared_pointer
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
      - .offset:         136
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 1112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           shared
    .private_segment_fixed_size: 0
    .sgpr_count:     61
    .sgpr_spill_count: 0
    .symbol:         shared.kd
    .uses_dynamic_stack: true
    .vgpr_count:     57
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   'amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack+'
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
