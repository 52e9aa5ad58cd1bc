; clang-22 -x cl -cl-std=CL2.0 --target=amdgcn-amd-amdhsa -mcpu=gfx1250 -O2 -mllvm -amdgpu-kernarg-preload-count=16 -S -w -nogpulib -fdebug-compilation-dir=/source data.cl
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.amdhsa_code_object_version 6
	.text
	.protected	data                    ; -- Begin function data
	.globl	data
	.p2align	8
	.type	data,@function
data:                                   ; @data
; %bb.0:
	.long 0xb9800641, 0x00000001    ; s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	.long 0x86059f04                ; s_ashr_i32 s5, s4, 31
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], numbers@rel64+4
	.quad numbers@rel64+4
	.long 0x84868304                ; s_lshl_b64 s[6:7], s[4:5], 3
	.long 0xbe884700                ; s_get_pc_i64 s[8:9]
	.long 0xa988fe08                ; s_add_nc_u64 s[8:9], s[8:9], pointer@rel64+4
	.quad pointer@rel64+4
	.long 0xa9800600                ; s_add_nc_u64 s[0:1], s[0:1], s[6:7]
	.long 0xf4002204, 0xf8000000    ; s_load_b64 s[8:9], s[8:9], 0x0
	.long 0xbe8a4700                ; s_get_pc_i64 s[10:11]
	.long 0xa98afe0a                ; s_add_nc_u64 s[10:11], s[10:11], table@rel64+4
	.quad table@rel64+4
	.long 0xf4002000, 0xf8000000    ; s_load_b64 s[0:1], s[0:1], 0x0
	.long 0x848c8204                ; s_lshl_b64 s[12:13], s[4:5], 2
	.long 0xaa8e9804                ; s_mul_u64 s[14:15], s[4:5], 24
	.long 0xa98a0c0a                ; s_add_nc_u64 s[10:11], s[10:11], s[12:13]
	.long 0xf4000305, 0xf8000000    ; s_load_b32 s12, s[10:11], 0x0
	.long 0xbfc70000                ; s_wait_kmcnt 0x0
	.long 0xf4000344, 0xf8000000    ; s_load_b32 s13, s[8:9], 0x0
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbe884700                ; s_get_pc_i64 s[8:9]
	.long 0xa988fe08                ; s_add_nc_u64 s[8:9], s[8:9], wide@rel64+4
	.quad wide@rel64+4
	.long 0xbe8a4700                ; s_get_pc_i64 s[10:11]
	.long 0xa98afe0a                ; s_add_nc_u64 s[10:11], s[10:11], hidden_counter@rel64+4
	.quad hidden_counter@rel64+4
	.long 0x7e000600                ; v_cvt_i32_f64_e32 v0, s[0:1]
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], entries@rel64+4
	.quad entries@rel64+4
	.long 0xa9860608                ; s_add_nc_u64 s[6:7], s[8:9], s[6:7]
	.long 0xa9800e00                ; s_add_nc_u64 s[0:1], s[0:1], s[14:15]
	.long 0xf40003c3, 0xf8000000    ; s_load_b32 s15, s[6:7], 0x0
	.long 0xf4010380, 0xf8000000    ; s_load_i8 s14, s[0:1], 0x0
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbe864700                ; s_get_pc_i64 s[6:7]
	.long 0xa986fe06                ; s_add_nc_u64 s[6:7], s[6:7], plain@rel64+4
	.quad plain@rel64+4
	.long 0xbe884700                ; s_get_pc_i64 s[8:9]
	.long 0xa988fe08                ; s_add_nc_u64 s[8:9], s[8:9], lone@rel64+4
	.quad lone@rel64+4
	.long 0xa9860406                ; s_add_nc_u64 s[6:7], s[6:7], s[4:5]
	.long 0xf4010444, 0xf8000000    ; s_load_i8 s17, s[8:9], 0x0
	.long 0xf4010483, 0xf8000000    ; s_load_i8 s18, s[6:7], 0x0
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], text@rel64+4
	.quad text@rel64+4
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xf40161c5, 0xf8000000    ; s_load_u16 s7, s[10:11], 0x0
	.long 0xa9800400                ; s_add_nc_u64 s[0:1], s[0:1], s[4:5]
	.long 0x7e020280                ; v_mov_b32_e32 v1, 0
	.long 0xf4010400, 0xf8000000    ; s_load_i8 s16, s[0:1], 0x0
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], into_array@rel64+4
	.quad into_array@rel64+4
	.long 0xbfc70000                ; s_wait_kmcnt 0x0
	.long 0x81060c0d                ; s_add_co_i32 s6, s13, s12
	.long 0xf4002000, 0xf8000000    ; s_load_b64 s[0:1], s[0:1], 0x0
	.long 0x81060e06                ; s_add_co_i32 s6, s6, s14
	.long 0x81081107                ; s_add_co_i32 s8, s7, s17
	.long 0xbf8700b2                ; s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.long 0x4a000006                ; v_add_nc_u32_e32 v0, s6, v0
	.long 0xbe864700                ; s_get_pc_i64 s[6:7]
	.long 0xa986fe06                ; s_add_nc_u64 s[6:7], s[6:7], big@rel64+4
	.quad big@rel64+4
	.long 0xcf210008, 0x0000000f, 0x00000002 ; v_dual_mov_b32 v2, s8 :: v_dual_add_nc_u32 v0, s15, v0
	.long 0xbf870091                ; s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.long 0x4a000010                ; v_add_nc_u32_e32 v0, s16, v0
	.long 0x4a000012                ; v_add_nc_u32_e32 v0, s18, v0
	.long 0xee068002, 0x00000000, 0x00000001 ; global_store_b32 v1, v0, s[2:3]
	.long 0xbfc70000                ; s_wait_kmcnt 0x0
	.long 0xbf850001                ; s_clause 0x1
	.long 0xee050000, 0x00000000, 0x00000001 ; global_load_b32 v0, v1, s[0:1]
	.long 0xee050006, 0x00000003, 0x00001801 ; global_load_b32 v3, v1, s[6:7] offset:24
	.long 0xbfc50001                ; s_wait_xcnt 0x1
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], bytes@rel64+4
	.quad bytes@rel64+4
	.long 0xbf870009                ; s_delay_alu instid0(SALU_CYCLE_1)
	.long 0xa9800400                ; s_add_nc_u64 s[0:1], s[0:1], s[4:5]
	.long 0xf4012000, 0xf8000000    ; s_load_u8 s0, s[0:1], 0x0
	.long 0xbfc00001                ; s_wait_loadcnt 0x1
	.long 0xbfc70000                ; s_wait_kmcnt 0x0
	.long 0x4a000000                ; v_add_nc_u32_e32 v0, s0, v0
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], counter@rel64+4
	.quad counter@rel64+4
	.long 0xbfc00000                ; s_wait_loadcnt 0x0
	.long 0xbf870091                ; s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.long 0xca200004, 0x03000700    ; v_dual_mov_b32 v3, s4 :: v_dual_add_nc_u32 v0, v0, v3
	.long 0x4a0000ff, 0x80000000    ; v_add_nc_u32_e32 v0, 0x80000000, v0
	.long 0xbf850002                ; s_clause 0x2
	.long 0xee068002, 0x00000000, 0x00000401 ; global_store_b32 v1, v0, s[2:3] offset:4
	.long 0xee068000, 0x01800000, 0x00000001 ; global_store_b32 v1, v3, s[0:1]
	.long 0xee06400a, 0x01000000, 0x00000001 ; global_store_b16 v1, v2, s[10:11]
	.long 0xbfb00000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel data
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 5
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 3
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 19
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 5
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
.Lfunc_end0:
	.size	data, .Lfunc_end0-data
                                        ; -- End function
	.set data.num_vgpr, 4
	.set data.num_agpr, 0
	.set data.numbered_sgpr, 19
	.set data.num_named_barrier, 0
	.set data.private_seg_size, 0
	.set data.uses_vcc, 0
	.set data.uses_flat_scratch, 0
	.set data.has_dyn_sized_stack, 0
	.set data.has_recursion, 0
	.set data.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 564
; TotalNumSgprs: 19
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 4
; NamedBarCnt: 0
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 5
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	__clang_ocl_kern_imp_data ; -- Begin function __clang_ocl_kern_imp_data
	.globl	__clang_ocl_kern_imp_data
	.p2align	2
	.type	__clang_ocl_kern_imp_data,@function
__clang_ocl_kern_imp_data:              ; @__clang_ocl_kern_imp_data
; %bb.0:
	.long 0xbfc80000                ; s_wait_loadcnt_dscnt 0x0
	.long 0xbfc70000                ; s_wait_kmcnt 0x0
	.long 0xca2c0080, 0x0e02049f    ; v_dual_mov_b32 v14, 0 :: v_dual_ashrrev_i32 v3, 31, v2
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], pointer@rel64+4
	.quad pointer@rel64+4
	.long 0xbe824700                ; s_get_pc_i64 s[2:3]
	.long 0xa982fe02                ; s_add_nc_u64 s[2:3], s[2:3], wide@rel64+4
	.quad wide@rel64+4
	.long 0xbe844700                ; s_get_pc_i64 s[4:5]
	.long 0xa984fe04                ; s_add_nc_u64 s[4:5], s[4:5], into_array@rel64+4
	.quad into_array@rel64+4
	.long 0xee054000, 0x00000004, 0x0000000e ; global_load_b64 v[4:5], v14, s[0:1]
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], numbers@rel64+4
	.quad numbers@rel64+4
	.long 0xbe864700                ; s_get_pc_i64 s[6:7]
	.long 0xa986fe06                ; s_add_nc_u64 s[6:7], s[6:7], lone@rel64+4
	.quad lone@rel64+4
	.long 0xee054000, 0x00010006, 0x00000002 ; global_load_b64 v[6:7], v2, s[0:1] scale_offset
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], entries@rel64+4
	.quad entries@rel64+4
	.long 0xd652000c, 0x00090702    ; v_lshl_add_u64 v[12:13], v[2:3], 3, s[2:3]
	.long 0xd6fb0008, 0x00013102    ; v_mad_nc_i64_i32 v[8:9], v2, 24, s[0:1]
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], table@rel64+4
	.quad table@rel64+4
	.long 0xee050000, 0x0001000f, 0x00000002 ; global_load_b32 v15, v2, s[0:1] scale_offset
	.long 0xbf850001                ; s_clause 0x1
	.long 0xee054004, 0x0000000a, 0x0000000e ; global_load_b64 v[10:11], v14, s[4:5]
	.long 0xee044006, 0x00000010, 0x0000000e ; global_load_i8 v16, v14, s[6:7]
	.long 0xbfc50002                ; s_wait_xcnt 0x2
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], text@rel64+4
	.quad text@rel64+4
	.long 0xbe824700                ; s_get_pc_i64 s[2:3]
	.long 0xa982fe02                ; s_add_nc_u64 s[2:3], s[2:3], plain@rel64+4
	.quad plain@rel64+4
	.long 0xee04407c, 0x00000003, 0x00000008 ; global_load_i8 v3, v[8:9], off
	.long 0xbfc00005                ; s_wait_loadcnt 0x5
	.long 0xee05007c, 0x00000011, 0x00000004 ; global_load_b32 v17, v[4:5], off
	.long 0xee05007c, 0x00000004, 0x0000000c ; global_load_b32 v4, v[12:13], off
	.long 0xbf850001                ; s_clause 0x1
	.long 0xee044000, 0x00000005, 0x00000002 ; global_load_i8 v5, v2, s[0:1]
	.long 0xee044002, 0x00000008, 0x00000002 ; global_load_i8 v8, v2, s[2:3]
	.long 0xbfc50001                ; s_wait_xcnt 0x1
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], big@rel64+4
	.quad big@rel64+4
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbe824700                ; s_get_pc_i64 s[2:3]
	.long 0xa982fe02                ; s_add_nc_u64 s[2:3], s[2:3], bytes@rel64+4
	.quad bytes@rel64+4
	.long 0xbfc00008                ; s_wait_loadcnt 0x8
	.long 0x7e0c0706                ; v_cvt_i32_f64_e32 v6, v[6:7]
	.long 0xbfc00003                ; s_wait_loadcnt 0x3
	.long 0xd6550003, 0x040e1f11    ; v_add3_u32 v3, v17, v15, v3
	.long 0xbfc00002                ; s_wait_loadcnt 0x2
	.long 0xbf8700a1                ; s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.long 0xd6550003, 0x04120d03    ; v_add3_u32 v3, v3, v6, v4
	.long 0xbfc00000                ; s_wait_loadcnt 0x0
	.long 0xd6550003, 0x04220b03    ; v_add3_u32 v3, v3, v5, v8
	.long 0xee06807c, 0x01800000, 0x00000000 ; global_store_b32 v[0:1], v3, off
	.long 0xee05007c, 0x00000003, 0x0000000a ; global_load_b32 v3, v[10:11], off
	.long 0xee050000, 0x00000004, 0x0000180e ; global_load_b32 v4, v14, s[0:1] offset:24
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], hidden_counter@rel64+4
	.quad hidden_counter@rel64+4
	.long 0xee040002, 0x00000005, 0x00000002 ; global_load_u8 v5, v2, s[2:3]
	.long 0xee048000, 0x00000006, 0x0000000e ; global_load_u16 v6, v14, s[0:1]
	.long 0xbfc50001                ; s_wait_xcnt 0x1
	.long 0xbe824700                ; s_get_pc_i64 s[2:3]
	.long 0xa982fe02                ; s_add_nc_u64 s[2:3], s[2:3], counter@rel64+4
	.quad counter@rel64+4
	.long 0xbfc00000                ; s_wait_loadcnt 0x0
	.long 0xcf410104, 0x00030106, 0x04001003 ; v_dual_add_nc_u32 v3, v4, v3 :: v_dual_add_nc_u32 v4, v6, v16
	.long 0xbf870001                ; s_delay_alu instid0(VALU_DEP_1)
	.long 0xd6550003, 0x03fe0b03, 0x80000000 ; v_add3_u32 v3, v3, v5, 0x80000000
	.long 0xee06807c, 0x01800000, 0x00000400 ; global_store_b32 v[0:1], v3, off offset:4
	.long 0xbf850001                ; s_clause 0x1
	.long 0xee068002, 0x01000000, 0x0000000e ; global_store_b32 v14, v2, s[2:3]
	.long 0xee064000, 0x02000000, 0x0000000e ; global_store_b16 v14, v4, s[0:1]
	.long 0xbe80481e                ; s_set_pc_i64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_data, .Lfunc_end1-__clang_ocl_kern_imp_data
                                        ; -- End function
	.set __clang_ocl_kern_imp_data.num_vgpr, 18
	.set __clang_ocl_kern_imp_data.num_agpr, 0
	.set __clang_ocl_kern_imp_data.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_data.num_named_barrier, 0
	.set __clang_ocl_kern_imp_data.private_seg_size, 0
	.set __clang_ocl_kern_imp_data.uses_vcc, 0
	.set __clang_ocl_kern_imp_data.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_data.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_data.has_recursion, 0
	.set __clang_ocl_kern_imp_data.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 584
; TotalNumSgprs: 32
; NumVgprs: 18
; ScratchSize: 0
; MemoryBound: 1
	.text
	.protected	shared                  ; -- Begin function shared
	.globl	shared
	.p2align	8
	.type	shared,@function
shared:                                 ; @shared
; %bb.0:
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xb9800641, 0x00000001    ; s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	.long 0xcf208100, 0x00000080, 0x2a000028 ; v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v42, 0
	.long 0xca100100, 0x1f000080    ; v_dual_mov_b32 v31, v0 :: v_dual_mov_b32 v0, 0
	.long 0xbea40106                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbeb00100                ; s_mov_b64 s[48:49], s[0:1]
	.long 0xa9b29004                ; s_add_nc_u64 s[50:51], s[4:5], 16
	.long 0xbea1000a                ; s_mov_b32 s33, s10
	.long 0xbea20108                ; s_mov_b64 s[34:35], s[8:9]
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], _Z12get_local_idj@rel64+4
	.quad _Z12get_local_idj@rel64+4
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860102                ; s_mov_b64 s[6:7], s[2:3]
	.long 0xbe880132                ; s_mov_b64 s[8:9], s[50:51]
	.long 0xbe8a0124                ; s_mov_b64 s[10:11], s[36:37]
	.long 0xbea60102                ; s_mov_b64 s[38:39], s[2:3]
	.long 0xbe9e4900                ; s_swap_pc_i64 s[30:31], s[0:1]
	.long 0x7e560300                ; v_mov_b32_e32 v43, v0
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], _Z7barrierj@rel64+4
	.quad _Z7barrierj@rel64+4
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880132                ; s_mov_b64 s[8:9], s[50:51]
	.long 0xd72e0002, 0x000256ff, 0x55555556 ; v_mul_hi_i32 v2, 0x55555556, v43
	.long 0xbe8a0124                ; s_mov_b64 s[10:11], s[36:37]
	.long 0xbf870241                ; s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.long 0xcf215128, 0x0000009f, 0x0300021f ; v_dual_mov_b32 v31, v40 :: v_dual_lshrrev_b32 v3, 31, v2
	.long 0xd73e0000, 0x0002549e    ; v_ashrrev_i64 v[0:1], 30, v[42:43]
	.long 0xd72c0029, 0x000256ff, 0x00000044 ; v_mul_lo_u32 v41, 0x44, v43
	.long 0xd646002e, 0x0085052b    ; v_lshl_add_u32 v46, v43, 2, s33
	.long 0x4a040702                ; v_add_nc_u32_e32 v2, v2, v3
	.long 0xbf870114                ; s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	.long 0x50580022                ; v_add_nc_u64_e32 v[44:45], s[34:35], v[0:1]
	.long 0xd6460002, 0x04090302    ; v_lshl_add_u32 v2, v2, 1, v2
	.long 0xee05007c, 0x00000000, 0x0000002c ; global_load_b32 v0, v[44:45], off
	.long 0x4c04052b                ; v_sub_nc_u32_e32 v2, v43, v2
	.long 0xbf870001                ; s_delay_alu instid0(VALU_DEP_1)
	.long 0x30040483                ; v_lshlrev_b32_e32 v2, 3, v2
	.long 0xbfc00000                ; s_wait_loadcnt 0x0
	.long 0xd8340000, 0x00000029    ; ds_store_b32 v41, v0
	.long 0xd8d80000, 0x0000002e    ; ds_load_b32 v0, v46
	.long 0xbfc60000                ; s_wait_dscnt 0x0
	.long 0x7e002100                ; v_cvt_f64_f32_e32 v[0:1], v0
	.long 0xd9340440, 0x00000002    ; ds_store_b64 v2, v[0:1] offset:1088
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbe9e4900                ; s_swap_pc_i64 s[30:31], s[0:1]
	.long 0xd9d80448, 0x0000002a    ; ds_load_b64 v[0:1], v42 offset:1096
	.long 0x30045686                ; v_lshlrev_b32_e32 v2, 6, v43
	.long 0xbfc60000                ; s_wait_dscnt 0x0
	.long 0x7e001f00                ; v_cvt_f32_f64_e32 v0, v[0:1]
	.long 0xbf8700d2                ; s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	.long 0x4c020529                ; v_sub_nc_u32_e32 v1, v41, v2
	.long 0xd8d80000, 0x01000001    ; ds_load_b32 v1, v1
	.long 0xd8d80004, 0x0200002e    ; ds_load_b32 v2, v46 offset:4
	.long 0xbfc60001                ; s_wait_dscnt 0x1
	.long 0x060202f2                ; v_add_f32_e32 v1, 1.0, v1
	.long 0x06000101                ; v_add_f32_e32 v0, v1, v0
	.long 0xbfc60000                ; s_wait_dscnt 0x0
	.long 0xbf870001                ; s_delay_alu instid0(VALU_DEP_1)
	.long 0x06000102                ; v_add_f32_e32 v0, v2, v0
	.long 0xee06807c, 0x00000000, 0x0000002c ; global_store_b32 v[44:45], v0, off
	.long 0xbfb00000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel shared
		.amdhsa_group_segment_fixed_size 1112
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 11
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 3
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
		.amdhsa_next_free_vgpr max(totalnumvgprs(shared.num_agpr, shared.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(max(shared.numbered_sgpr+2, 13), 1, 0)-2
		.amdhsa_named_barrier_count (((((alignto(shared.num_named_barrier, 4)/4)<<14)&~4080)|48)&114688)>>14
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 3
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
.Lfunc_end2:
	.size	shared, .Lfunc_end2-shared
                                        ; -- End function
	.set shared.num_vgpr, max(47, amdgpu.max_num_vgpr)
	.set shared.num_agpr, max(0, amdgpu.max_num_agpr)
	.set shared.numbered_sgpr, max(52, amdgpu.max_num_sgpr)
	.set shared.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set shared.private_seg_size, 0
	.set shared.uses_vcc, 1
	.set shared.uses_flat_scratch, 1
	.set shared.has_dyn_sized_stack, 1
	.set shared.has_recursion, 1
	.set shared.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 356
; TotalNumSgprs: max(shared.numbered_sgpr+2, 13)
; NumVgprs: shared.num_vgpr
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1112 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: (alignto(max(max(totalnumvgprs(shared.num_agpr, shared.num_vgpr), 1, 0), 1), 16)/16)-1
; NumSGPRsForWavesPerEU: max(max(shared.numbered_sgpr+2, 13), 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(shared.num_agpr, shared.num_vgpr), 1, 0)
; NamedBarCnt: alignto(shared.num_named_barrier, 4)/4
; Occupancy: occupancy(16, 16, 1024, 11, 16, max(max(shared.numbered_sgpr+extrasgprs(shared.uses_vcc, shared.uses_flat_scratch, 1), 11+extrasgprs(shared.uses_vcc, shared.uses_flat_scratch, 1)), 1, 0), max(totalnumvgprs(shared.num_agpr, shared.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 11
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	__clang_ocl_kern_imp_shared ; -- Begin function __clang_ocl_kern_imp_shared
	.globl	__clang_ocl_kern_imp_shared
	.p2align	2
	.type	__clang_ocl_kern_imp_shared,@function
__clang_ocl_kern_imp_shared:            ; @__clang_ocl_kern_imp_shared
; %bb.0:
	.long 0xbfc80000                ; s_wait_loadcnt_dscnt 0x0
	.long 0xbfc70000                ; s_wait_kmcnt 0x0
	.long 0xbe800021                ; s_mov_b32 s0, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8122c1                ; s_or_saveexec_b32 s1, -1
	.long 0xed068021, 0x17000000, 0x00001800 ; scratch_store_b32 off, v46, s33 offset:24 ; 4-byte Folded Spill
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbefe0001                ; s_mov_b32 exec_lo, s1
	.long 0xd761002e, 0x00011c00    ; v_writelane_b32 v46, s0, 14
	.long 0xbf850005                ; s_clause 0x5                            ; 24-byte Folded Spill
	.long 0xed068021, 0x14000000, 0x00001400 ; scratch_store_b32 off, v40, s33 offset:20
	.long 0xed068021, 0x14800000, 0x00001000 ; scratch_store_b32 off, v41, s33 offset:16
	.long 0xed068021, 0x15000000, 0x00000c00 ; scratch_store_b32 off, v42, s33 offset:12
	.long 0xed068021, 0x15800000, 0x00000800 ; scratch_store_b32 off, v43, s33 offset:8
	.long 0xed068021, 0x16000000, 0x00000400 ; scratch_store_b32 off, v44, s33 offset:4
	.long 0xed068021, 0x16800000, 0x00000000 ; scratch_store_b32 off, v45, s33
	.long 0xbfc50004                ; s_wait_xcnt 0x4
	.long 0xca100101, 0x29280100    ; v_dual_mov_b32 v41, v1 :: v_dual_mov_b32 v40, v0
	.long 0xbfc50001                ; s_wait_xcnt 0x1
	.long 0xcf208080, 0x00000080, 0x0000002c ; v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v0, 0
	.long 0xd761002e, 0x0001001e    ; v_writelane_b32 v46, s30, 0
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], _Z12get_local_idj@rel64+4
	.quad _Z12get_local_idj@rel64+4
	.long 0x8120a020                ; s_add_co_i32 s32, s32, 32
	.long 0xca10011f, 0x2a2a0102    ; v_dual_mov_b32 v42, v31 :: v_dual_mov_b32 v43, v2
	.long 0xd761002e, 0x0001021f    ; v_writelane_b32 v46, s31, 1
	.long 0xd761002e, 0x00010422    ; v_writelane_b32 v46, s34, 2
	.long 0xd761002e, 0x00010623    ; v_writelane_b32 v46, s35, 3
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xd761002e, 0x00010824    ; v_writelane_b32 v46, s36, 4
	.long 0xd761002e, 0x00010a25    ; v_writelane_b32 v46, s37, 5
	.long 0xbea40108                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xd761002e, 0x00010c26    ; v_writelane_b32 v46, s38, 6
	.long 0xd761002e, 0x00010e27    ; v_writelane_b32 v46, s39, 7
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xd761002e, 0x00011030    ; v_writelane_b32 v46, s48, 8
	.long 0xd761002e, 0x00011231    ; v_writelane_b32 v46, s49, 9
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xd761002e, 0x00011432    ; v_writelane_b32 v46, s50, 10
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xd761002e, 0x00011633    ; v_writelane_b32 v46, s51, 11
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xd761002e, 0x00011834    ; v_writelane_b32 v46, s52, 12
	.long 0xbeb4000d                ; s_mov_b32 s52, s13
	.long 0xd761002e, 0x00011a35    ; v_writelane_b32 v46, s53, 13
	.long 0xbeb5000c                ; s_mov_b32 s53, s12
	.long 0xbe9e4900                ; s_swap_pc_i64 s[30:31], s[0:1]
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xcf208100, 0x0000012a, 0x1f00002d ; v_dual_mov_b32 v45, v0 :: v_dual_mov_b32 v31, v42
	.long 0xbe804700                ; s_get_pc_i64 s[0:1]
	.long 0xa980fe00                ; s_add_nc_u64 s[0:1], s[0:1], _Z7barrierj@rel64+4
	.quad _Z7barrierj@rel64+4
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xd73e0000, 0x0002589e    ; v_ashrrev_i64 v[0:1], 30, v[44:45]
	.long 0xd646002b, 0x04ad052d    ; v_lshl_add_u32 v43, v45, 2, v43
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0x50500128                ; v_add_nc_u64_e32 v[40:41], v[40:41], v[0:1]
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0xee05007c, 0x00000000, 0x00000028 ; global_load_b32 v0, v[40:41], off
	.long 0xbfc00000                ; s_wait_loadcnt 0x0
	.long 0xd8340000, 0x00000000    ; ds_store_b32 v0, v0
	.long 0xd8d80000, 0x0000002b    ; ds_load_b32 v0, v43
	.long 0xbf900002                ; s_trap 2
	.long 0xbfc60000                ; s_wait_dscnt 0x0
	.long 0x7e002100                ; v_cvt_f64_f32_e32 v[0:1], v0
	.long 0xd9340000, 0x00000000    ; ds_store_b64 v0, v[0:1]
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbe9e4900                ; s_swap_pc_i64 s[30:31], s[0:1]
	.long 0xd9d80000, 0x00000000    ; ds_load_b64 v[0:1], v0
	.long 0xd7600035, 0x00011b2e    ; v_readlane_b32 s53, v46, 13
	.long 0xd7600034, 0x0001192e    ; v_readlane_b32 s52, v46, 12
	.long 0xd7600033, 0x0001172e    ; v_readlane_b32 s51, v46, 11
	.long 0xd7600032, 0x0001152e    ; v_readlane_b32 s50, v46, 10
	.long 0xd7600031, 0x0001132e    ; v_readlane_b32 s49, v46, 9
	.long 0xd7600030, 0x0001112e    ; v_readlane_b32 s48, v46, 8
	.long 0xd7600027, 0x00010f2e    ; v_readlane_b32 s39, v46, 7
	.long 0xd7600026, 0x00010d2e    ; v_readlane_b32 s38, v46, 6
	.long 0xd7600025, 0x00010b2e    ; v_readlane_b32 s37, v46, 5
	.long 0xd7600024, 0x0001092e    ; v_readlane_b32 s36, v46, 4
	.long 0xd7600023, 0x0001072e    ; v_readlane_b32 s35, v46, 3
	.long 0xd7600022, 0x0001052e    ; v_readlane_b32 s34, v46, 2
	.long 0xd760001f, 0x0001032e    ; v_readlane_b32 s31, v46, 1
	.long 0xd760001e, 0x0001012e    ; v_readlane_b32 s30, v46, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd7600000, 0x00011d2e    ; v_readlane_b32 s0, v46, 14
	.long 0xbfc60000                ; s_wait_dscnt 0x0
	.long 0x7e001f00                ; v_cvt_f32_f64_e32 v0, v[0:1]
	.long 0xd8d80000, 0x01000000    ; ds_load_b32 v1, v0
	.long 0xd8d80004, 0x0200002b    ; ds_load_b32 v2, v43 offset:4
	.long 0xbfc60001                ; s_wait_dscnt 0x1
	.long 0x060202f2                ; v_add_f32_e32 v1, 1.0, v1
	.long 0xbf8700a1                ; s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.long 0x06000101                ; v_add_f32_e32 v0, v1, v0
	.long 0xbfc60000                ; s_wait_dscnt 0x0
	.long 0x06000102                ; v_add_f32_e32 v0, v2, v0
	.long 0xee06807c, 0x00000000, 0x00000028 ; global_store_b32 v[40:41], v0, off
	.long 0xbf850005                ; s_clause 0x5                            ; 24-byte Folded Reload
	.long 0xed050021, 0x0000002d, 0x00000000 ; scratch_load_b32 v45, off, s33
	.long 0xed050021, 0x0000002c, 0x00000400 ; scratch_load_b32 v44, off, s33 offset:4
	.long 0xed050021, 0x0000002b, 0x00000800 ; scratch_load_b32 v43, off, s33 offset:8
	.long 0xed050021, 0x0000002a, 0x00000c00 ; scratch_load_b32 v42, off, s33 offset:12
	.long 0xed050021, 0x00000029, 0x00001000 ; scratch_load_b32 v41, off, s33 offset:16
	.long 0xed050021, 0x00000028, 0x00001400 ; scratch_load_b32 v40, off, s33 offset:20
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbe8122c1                ; s_or_saveexec_b32 s1, -1
	.long 0xed050021, 0x0000002e, 0x00001800 ; scratch_load_b32 v46, off, s33 offset:24 ; 4-byte Folded Reload
	.long 0xbfc50000                ; s_wait_xcnt 0x0
	.long 0xbefe0001                ; s_mov_b32 exec_lo, s1
	.long 0xbea10000                ; s_mov_b32 s33, s0
	.long 0xbfc00000                ; s_wait_loadcnt 0x0
	.long 0xbe80481e                ; s_set_pc_i64 s[30:31]
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_shared, .Lfunc_end3-__clang_ocl_kern_imp_shared
                                        ; -- End function
	.set __clang_ocl_kern_imp_shared.num_vgpr, max(47, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_shared.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_shared.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_shared.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_shared.private_seg_size, 32
	.set __clang_ocl_kern_imp_shared.uses_vcc, 1
	.set __clang_ocl_kern_imp_shared.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_shared.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_shared.has_recursion, 1
	.set __clang_ocl_kern_imp_shared.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 780
; TotalNumSgprs: __clang_ocl_kern_imp_shared.numbered_sgpr+2
; NumVgprs: max(47, amdgpu.max_num_vgpr)
; ScratchSize: 32
; MemoryBound: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 47
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 54
	.set amdgpu.max_num_named_barrier, 0
	.text
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
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym table
	.addrsig_sym counter
	.addrsig_sym zeroed
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
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         data.kd
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
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
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         shared.kd
    .uses_dynamic_stack: true
    .vgpr_count:     47
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
