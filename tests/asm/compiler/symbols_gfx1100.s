; clang-22 -std=c17 --target=amdgcn-amd-amdhsa -mcpu=gfx1100 -O1 -fno-addrsig -Qn -mcode-object-version=5 -mwavefrontsize64 -S -w -nogpulib -fdebug-compilation-dir=/source symbols.c
                                        ; Start of file scope inline assembly
.globl in_assembly
.set in_assembly, 0x1234
.section .mine,"a"
.p2align 3
.byte 1, 'a', 0x7f
.text

                                        ; End of file scope inline assembly
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.hidden	square                          ; -- Begin function square
	.globl	square
	.p2align	2
	.type	square,@function
square:                                 ; @square
; %bb.0:
	.long 0xbf890000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xd72c0000, 0x00020100    ; v_mul_lo_u32 v0, v0, v0
	.long 0xbe80481e                ; s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	square, .Lfunc_end0-square
                                        ; -- End function
	.set square.num_vgpr, 1
	.set square.num_agpr, 0
	.set square.numbered_sgpr, 32
	.set square.num_named_barrier, 0
	.set square.private_seg_size, 0
	.set square.uses_vcc, 0
	.set square.uses_flat_scratch, 0
	.set square.has_dyn_sized_stack, 0
	.set square.has_recursion, 0
	.set square.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 16
; TotalNumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	replaceable                     ; -- Begin function replaceable
	.weak	replaceable
	.p2align	2
	.type	replaceable,@function
replaceable:                            ; @replaceable
; %bb.0:
	.long 0xbf890000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x4a000081                ; v_add_nc_u32_e32 v0, 1, v0
	.long 0xbe80481e                ; s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	replaceable, .Lfunc_end1-replaceable
                                        ; -- End function
	.set replaceable.num_vgpr, 1
	.set replaceable.num_agpr, 0
	.set replaceable.numbered_sgpr, 32
	.set replaceable.num_named_barrier, 0
	.set replaceable.private_seg_size, 0
	.set replaceable.uses_vcc, 0
	.set replaceable.uses_flat_scratch, 0
	.set replaceable.has_dyn_sized_stack, 0
	.set replaceable.has_recursion, 0
	.set replaceable.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	inner                           ; -- Begin function inner
	.globl	inner
	.p2align	2
	.type	inner,@function
inner:                                  ; @inner
; %bb.0:
	.long 0xbf890000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x4a0000c1                ; v_add_nc_u32_e32 v0, -1, v0
	.long 0xbe80481e                ; s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	inner, .Lfunc_end2-inner
                                        ; -- End function
	.set inner.num_vgpr, 1
	.set inner.num_agpr, 0
	.set inner.numbered_sgpr, 32
	.set inner.num_named_barrier, 0
	.set inner.private_seg_size, 0
	.set inner.uses_vcc, 0
	.set inner.uses_flat_scratch, 0
	.set inner.has_dyn_sized_stack, 0
	.set inner.has_recursion, 0
	.set inner.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	guarded                 ; -- Begin function guarded
	.globl	guarded
	.p2align	2
	.type	guarded,@function
guarded:                                ; @guarded
; %bb.0:
	.long 0xbf890000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x3a000081                ; v_xor_b32_e32 v0, 1, v0
	.long 0xbe80481e                ; s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	guarded, .Lfunc_end3-guarded
                                        ; -- End function
	.set guarded.num_vgpr, 1
	.set guarded.num_agpr, 0
	.set guarded.numbered_sgpr, 32
	.set guarded.num_named_barrier, 0
	.set guarded.private_seg_size, 0
	.set guarded.uses_vcc, 0
	.set guarded.uses_flat_scratch, 0
	.set guarded.has_dyn_sized_stack, 0
	.set guarded.has_recursion, 0
	.set guarded.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function twice
	.type	twice,@function
twice:                                  ; @twice
; %bb.0:
	.long 0xbf890000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x30000081                ; v_lshlrev_b32_e32 v0, 1, v0
	.long 0xbe80481e                ; s_setpc_b64 s[30:31]
.Lfunc_end4:
	.size	twice, .Lfunc_end4-twice
                                        ; -- End function
	.set .Ltwice.num_vgpr, 1
	.set .Ltwice.num_agpr, 0
	.set .Ltwice.numbered_sgpr, 32
	.set .Ltwice.num_named_barrier, 0
	.set .Ltwice.private_seg_size, 0
	.set .Ltwice.uses_vcc, 0
	.set .Ltwice.uses_flat_scratch, 0
	.set .Ltwice.has_dyn_sized_stack, 0
	.set .Ltwice.has_recursion, 0
	.set .Ltwice.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.section	code_of_mine,"ax",@progbits
	.hidden	placed_code                     ; -- Begin function placed_code
	.globl	placed_code
	.p2align	2
	.type	placed_code,@function
placed_code:                            ; @placed_code
; %bb.0:
	.long 0xbf890000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xd6460000, 0x04010500    ; v_lshl_add_u32 v0, v0, 2, v0
	.long 0xbe80481e                ; s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	placed_code, .Lfunc_end5-placed_code
                                        ; -- End function
	.set placed_code.num_vgpr, 1
	.set placed_code.num_agpr, 0
	.set placed_code.numbered_sgpr, 32
	.set placed_code.num_named_barrier, 0
	.set placed_code.private_seg_size, 0
	.set placed_code.uses_vcc, 0
	.set placed_code.uses_flat_scratch, 0
	.set placed_code.has_dyn_sized_stack, 0
	.set placed_code.has_recursion, 0
	.set placed_code.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 16
; TotalNumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	indirect                ; -- Begin function indirect
	.globl	indirect
	.p2align	8
	.type	indirect,@function
indirect:                               ; @indirect
; %bb.0:
	.long 0xbf850001                ; s_clause 0x1
	.long 0xf4000882, 0xf8000008    ; s_load_b32 s34, s[4:5], 0x8
	.long 0xf4040902, 0xf8000000    ; s_load_b64 s[36:37], s[4:5], 0x0
	.long 0xbe8e000a                ; s_mov_b32 s14, s10
	.long 0xbe8a0106                ; s_mov_b64 s[10:11], s[6:7]
	.long 0xbe864700                ; s_getpc_b64 s[6:7]
	.long 0x8006ff06                ; s_add_u32 s6, s6, operations@rel32@lo+4
	.long operations@rel32@lo+4
	.long 0x8207ff07                ; s_addc_u32 s7, s7, operations@rel32@hi+12
	.long operations@rel32@hi+12
	.long 0xbe8d0009                ; s_mov_b32 s13, s9
	.long 0xbe8c0008                ; s_mov_b32 s12, s8
	.long 0x7e3e0300                ; v_mov_b32_e32 v31, v0
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0x7e500280                ; v_mov_b32_e32 v40, 0
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0x86239f22                ; s_ashr_i32 s35, s34, 31
	.long 0xf40003d2, 0xf8000004    ; s_load_b32 s15, s[36:37], 0x4
	.long 0x84888322                ; s_lshl_b64 s[8:9], s[34:35], 3
	.long 0xbf870009                ; s_delay_alu instid0(SALU_CYCLE_1)
	.long 0x80060806                ; s_add_u32 s6, s6, s8
	.long 0x82070907                ; s_addc_u32 s7, s7, s9
	.long 0x80089004                ; s_add_u32 s8, s4, 16
	.long 0xf4040403, 0xf8000000    ; s_load_b64 s[16:17], s[6:7], 0x0
	.long 0x82098005                ; s_addc_u32 s9, s5, 0
	.long 0xbe840100                ; s_mov_b64 s[4:5], s[0:1]
	.long 0xbe860102                ; s_mov_b64 s[6:7], s[2:3]
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0x7e00020f                ; v_mov_b32_e32 v0, s15
	.long 0xbe9e4910                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe804700                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, counted@rel32@lo+4
	.long counted@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, counted@rel32@hi+12
	.long counted@rel32@hi+12
	.long 0x7e020300                ; v_mov_b32_e32 v1, v0
	.long 0xdc520000, 0x00000028    ; global_load_b32 v0, v40, s[0:1]
	.long 0xbe804700                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, own@rel32@lo+4
	.long own@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, own@rel32@hi+12
	.long own@rel32@hi+12
	.long 0x84828222                ; s_lshl_b64 s[2:3], s[34:35], 2
	.long 0xbf870009                ; s_delay_alu instid0(SALU_CYCLE_1)
	.long 0x80000200                ; s_add_u32 s0, s0, s2
	.long 0x82010301                ; s_addc_u32 s1, s1, s3
	.long 0xf4000080, 0xf8000000    ; s_load_b32 s2, s[0:1], 0x0
	.long 0xbe804700                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, placed_code@rel32@lo+4
	.long placed_code@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, placed_code@rel32@hi+12
	.long placed_code@rel32@hi+12
	.long 0xbf890007                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0x4a040002                ; v_add_nc_u32_e32 v2, s2, v0
	.long 0x7e000222                ; v_mov_b32_e32 v0, s34
	.long 0xbe9e4900                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0xbf870001                ; s_delay_alu instid0(VALU_DEP_1)
	.long 0xd6550000, 0x04020302    ; v_add3_u32 v0, v2, v1, v0
	.long 0xdc6a0000, 0x00240028    ; global_store_b32 v40, v0, s[36:37]
	.long 0xbfb00000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel indirect
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(indirect.numbered_sgpr+2, 1, 0)-2
		.amdhsa_reserve_vcc 1
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
		.amdhsa_inst_pref_size 3
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
	.size	indirect, .Lfunc_end6-indirect
                                        ; -- End function
	.set indirect.num_vgpr, max(41, amdgpu.max_num_vgpr)
	.set indirect.num_agpr, max(0, amdgpu.max_num_agpr)
	.set indirect.numbered_sgpr, max(38, amdgpu.max_num_sgpr)
	.set indirect.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set indirect.private_seg_size, 0+max(placed_code.private_seg_size)
	.set indirect.uses_vcc, 1
	.set indirect.uses_flat_scratch, 1
	.set indirect.has_dyn_sized_stack, 1
	.set indirect.has_recursion, 1
	.set indirect.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 272
; TotalNumSgprs: indirect.numbered_sgpr+2
; NumVgprs: indirect.num_vgpr
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: (alignto(max(max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(indirect.numbered_sgpr+2, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0)
; Occupancy: occupancy(16, 12, 768, 10, 16, max(indirect.numbered_sgpr+extrasgprs(indirect.uses_vcc, indirect.uses_flat_scratch, 0), 1, 0), max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	chosen                  ; -- Begin function chosen
	.globl	chosen
	.p2align	8
	.type	chosen,@function
chosen:                                 ; @chosen
; %bb.0:
	.long 0xf4080d02, 0xf8000000    ; s_load_b128 s[52:55], s[4:5], 0x0
	.long 0xbeb00100                ; s_mov_b64 s[48:49], s[0:1]
	.long 0xbea60104                ; s_mov_b64 s[38:39], s[4:5]
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0x7e3e0300                ; v_mov_b32_e32 v31, v0
	.long 0xbea1000a                ; s_mov_b32 s33, s10
	.long 0xbeb20009                ; s_mov_b32 s50, s9
	.long 0xbeb30008                ; s_mov_b32 s51, s8
	.long 0xbea20106                ; s_mov_b64 s[34:35], s[6:7]
	.long 0x80089026                ; s_add_u32 s8, s38, 16
	.long 0x82098027                ; s_addc_u32 s9, s39, 0
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860102                ; s_mov_b64 s[6:7], s[2:3]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbea40102                ; s_mov_b64 s[36:37], s[2:3]
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0xf400001a, 0xf8000004    ; s_load_b32 s0, s[52:53], 0x4
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000200                ; v_mov_b32_e32 v0, s0
	.long 0xbe9e4936                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0xbe804700                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, missing@gotpcrel32@lo+4
	.long missing@gotpcrel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, missing@gotpcrel32@hi+12
	.long missing@gotpcrel32@hi+12
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xf4040000, 0xf8000000    ; s_load_b64 s[0:1], s[0:1], 0x0
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0xbf108000                ; s_cmp_eq_u64 s[0:1], 0
	.short ((.LBB7_2)-.-4)/4        ; s_cbranch_scc1 .LBB7_2
	.short 0xbfa2
; %bb.1:
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0x80089026                ; s_add_u32 s8, s38, 16
	.long 0x82098027                ; s_addc_u32 s9, s39, 0
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0xbe9e4900                ; s_swappc_b64 s[30:31], s[0:1]
	.short ((.LBB7_3)-.-4)/4        ; s_branch .LBB7_3
	.short 0xbfa0
.LBB7_2:
	.long 0x7e000283                ; v_mov_b32_e32 v0, 3
.LBB7_3:
	.long 0x7e020280                ; v_mov_b32_e32 v1, 0
	.long 0xbe804700                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, elsewhere@rel32@lo+4
	.long elsewhere@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, elsewhere@rel32@hi+12
	.long elsewhere@rel32@hi+12
	.long 0xdc520000, 0x02000001    ; global_load_b32 v2, v1, s[0:1]
	.long 0xbf8903f7                ; s_waitcnt vmcnt(0)
	.long 0xd6550000, 0x040a5300    ; v_add3_u32 v0, v0, v41, v2
	.long 0xdc6a0000, 0x00340001    ; global_store_b32 v1, v0, s[52:53]
	.long 0xbfb00000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chosen
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(chosen.num_agpr, chosen.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(chosen.numbered_sgpr+2, 1, 0)-2
		.amdhsa_reserve_vcc 1
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
		.amdhsa_inst_pref_size 2
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end7:
	.size	chosen, .Lfunc_end7-chosen
                                        ; -- End function
	.set chosen.num_vgpr, max(42, amdgpu.max_num_vgpr)
	.set chosen.num_agpr, max(0, amdgpu.max_num_agpr)
	.set chosen.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set chosen.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set chosen.private_seg_size, 0
	.set chosen.uses_vcc, 1
	.set chosen.uses_flat_scratch, 1
	.set chosen.has_dyn_sized_stack, 1
	.set chosen.has_recursion, 1
	.set chosen.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 256
; TotalNumSgprs: chosen.numbered_sgpr+2
; NumVgprs: chosen.num_vgpr
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: (alignto(max(max(totalnumvgprs(chosen.num_agpr, chosen.num_vgpr), 1, 0), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(chosen.numbered_sgpr+2, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(chosen.num_agpr, chosen.num_vgpr), 1, 0)
; Occupancy: occupancy(16, 12, 768, 10, 16, max(chosen.numbered_sgpr+extrasgprs(chosen.uses_vcc, chosen.uses_flat_scratch, 0), 1, 0), max(totalnumvgprs(chosen.num_agpr, chosen.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	direct                  ; -- Begin function direct
	.globl	direct
	.p2align	8
	.type	direct,@function
direct:                                 ; @direct
; %bb.0:
	.long 0xf4040882, 0xf8000000    ; s_load_b64 s[34:35], s[4:5], 0x0
	.long 0xbe8c0008                ; s_mov_b32 s12, s8
	.long 0x7e3e0300                ; v_mov_b32_e32 v31, v0
	.long 0xbe8e000a                ; s_mov_b32 s14, s10
	.long 0xbe8a0106                ; s_mov_b64 s[10:11], s[6:7]
	.long 0xbe864700                ; s_getpc_b64 s[6:7]
	.long 0x8006ff06                ; s_add_u32 s6, s6, square@rel32@lo+4
	.long square@rel32@lo+4
	.long 0x8207ff07                ; s_addc_u32 s7, s7, square@rel32@hi+12
	.long square@rel32@hi+12
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbe8d0009                ; s_mov_b32 s13, s9
	.long 0x7e540280                ; v_mov_b32_e32 v42, 0
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0xf4000211, 0xf8000004    ; s_load_b32 s8, s[34:35], 0x4
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000208                ; v_mov_b32_e32 v0, s8
	.long 0xbe9e4906                ; s_swappc_b64 s[30:31], s[6:7]
	.long 0xf4000211, 0xf8000008    ; s_load_b32 s8, s[34:35], 0x8
	.long 0xbf870001                ; s_delay_alu instid0(VALU_DEP_1)
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xbe864700                ; s_getpc_b64 s[6:7]
	.long 0x8006ff06                ; s_add_u32 s6, s6, guarded@rel32@lo+4
	.long guarded@rel32@lo+4
	.long 0x8207ff07                ; s_addc_u32 s7, s7, guarded@rel32@hi+12
	.long guarded@rel32@hi+12
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000208                ; v_mov_b32_e32 v0, s8
	.long 0xbe9e4906                ; s_swappc_b64 s[30:31], s[6:7]
	.long 0xf40003d1, 0xf800000c    ; s_load_b32 s15, s[34:35], 0xc
	.long 0xbf870001                ; s_delay_alu instid0(VALU_DEP_1)
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0x80088804                ; s_add_u32 s8, s4, 8
	.long 0x82098005                ; s_addc_u32 s9, s5, 0
	.long 0xbe904700                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, weak_name@rel32@lo+4
	.long weak_name@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, weak_name@rel32@hi+12
	.long weak_name@rel32@hi+12
	.long 0xbe840100                ; s_mov_b64 s[4:5], s[0:1]
	.long 0xbe860102                ; s_mov_b64 s[6:7], s[2:3]
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0x7e00020f                ; v_mov_b32_e32 v0, s15
	.long 0xbe9e4910                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe804700                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, tentative@rel32@lo+4
	.long tentative@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, tentative@rel32@hi+12
	.long tentative@rel32@hi+12
	.long 0xbe824700                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, kept@rel32@lo+4
	.long kept@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, kept@rel32@hi+12
	.long kept@rel32@hi+12
	.long 0xd6550000, 0x04025129    ; v_add3_u32 v0, v41, v40, v0
	.long 0xbf850001                ; s_clause 0x1
	.long 0xdc520000, 0x0100002a    ; global_load_b32 v1, v42, s[0:1]
	.long 0xdc520000, 0x0202002a    ; global_load_b32 v2, v42, s[2:3]
	.long 0xbf8903f7                ; s_waitcnt vmcnt(0)
	.long 0xd6550000, 0x04020302    ; v_add3_u32 v0, v2, v1, v0
	.long 0xdc6a0000, 0x0022002a    ; global_store_b32 v42, v0, s[34:35]
	.long 0xbfb00000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel direct
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 43
		.amdhsa_next_free_sgpr 36
		.amdhsa_reserve_vcc 1
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
		.amdhsa_inst_pref_size 3
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
	.size	direct, .Lfunc_end8-direct
                                        ; -- End function
	.set direct.num_vgpr, max(43, square.num_vgpr, guarded.num_vgpr, inner.num_vgpr)
	.set direct.num_agpr, max(0, square.num_agpr, guarded.num_agpr, inner.num_agpr)
	.set direct.numbered_sgpr, max(36, square.numbered_sgpr, guarded.numbered_sgpr, inner.numbered_sgpr)
	.set direct.num_named_barrier, max(0, square.num_named_barrier, guarded.num_named_barrier, inner.num_named_barrier)
	.set direct.private_seg_size, 0+max(square.private_seg_size, guarded.private_seg_size, inner.private_seg_size)
	.set direct.uses_vcc, or(1, square.uses_vcc, guarded.uses_vcc, inner.uses_vcc)
	.set direct.uses_flat_scratch, or(0, square.uses_flat_scratch, guarded.uses_flat_scratch, inner.uses_flat_scratch)
	.set direct.has_dyn_sized_stack, or(0, square.has_dyn_sized_stack, guarded.has_dyn_sized_stack, inner.has_dyn_sized_stack)
	.set direct.has_recursion, or(0, square.has_recursion, guarded.has_recursion, inner.has_recursion)
	.set direct.has_indirect_call, or(0, square.has_indirect_call, guarded.has_indirect_call, inner.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 284
; TotalNumSgprs: 38
; NumVgprs: 43
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 38
; NumVGPRsForWavesPerEU: 43
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	weak_kernel             ; -- Begin function weak_kernel
	.weak	weak_kernel
	.p2align	8
	.type	weak_kernel,@function
weak_kernel:                            ; @weak_kernel
; %bb.0:
	.long 0xbe824700                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, placed@rel32@lo+4
	.long placed@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, placed@rel32@hi+12
	.long placed@rel32@hi+12
	.long 0xbe844700                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, aligned_data@rel32@lo+4
	.long aligned_data@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, aligned_data@rel32@hi+12
	.long aligned_data@rel32@hi+12
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xf4000081, 0xf8000000    ; s_load_b32 s2, s[2:3], 0x0
	.long 0xf40000c2, 0xf8000000    ; s_load_b32 s3, s[4:5], 0x0
	.long 0xf4040000, 0xf8000000    ; s_load_b64 s[0:1], s[0:1], 0x0
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0x81020203                ; s_add_i32 s2, s3, s2
	.long 0xbf870009                ; s_delay_alu instid0(SALU_CYCLE_1)
	.long 0x7e020202                ; v_mov_b32_e32 v1, s2
	.long 0xdc6a0000, 0x00000100    ; global_store_b32 v0, v1, s[0:1]
	.long 0xbfb00000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel weak_kernel
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 0
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
		.amdhsa_inst_pref_size 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end9:
	.size	weak_kernel, .Lfunc_end9-weak_kernel
                                        ; -- End function
	.set weak_kernel.num_vgpr, 2
	.set weak_kernel.num_agpr, 0
	.set weak_kernel.numbered_sgpr, 6
	.set weak_kernel.num_named_barrier, 0
	.set weak_kernel.private_seg_size, 0
	.set weak_kernel.uses_vcc, 0
	.set weak_kernel.uses_flat_scratch, 0
	.set weak_kernel.has_dyn_sized_stack, 0
	.set weak_kernel.has_recursion, 0
	.set weak_kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 96
; TotalNumSgprs: 6
; NumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 6
; NumVGPRsForWavesPerEU: 2
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	kernels_of_mine,"ax",@progbits
	.protected	placed_kernel           ; -- Begin function placed_kernel
	.globl	placed_kernel
	.p2align	8
	.type	placed_kernel,@function
placed_kernel:                          ; @placed_kernel
; %bb.0:
	.long 0xf4040000, 0xf8000000    ; s_load_b64 s[0:1], s[0:1], 0x0
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x7e020281                ; v_mov_b32_e32 v1, 1
	.long 0xbf89fc07                ; s_waitcnt lgkmcnt(0)
	.long 0xdc6a0000, 0x00000100    ; global_store_b32 v0, v1, s[0:1]
	.long 0xbfb00000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel placed_kernel
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 2
		.amdhsa_reserve_vcc 0
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
		.amdhsa_inst_pref_size 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	kernels_of_mine,"ax",@progbits
.Lfunc_end10:
	.size	placed_kernel, .Lfunc_end10-placed_kernel
                                        ; -- End function
	.set placed_kernel.num_vgpr, 2
	.set placed_kernel.num_agpr, 0
	.set placed_kernel.numbered_sgpr, 2
	.set placed_kernel.num_named_barrier, 0
	.set placed_kernel.private_seg_size, 0
	.set placed_kernel.uses_vcc, 0
	.set placed_kernel.uses_flat_scratch, 0
	.set placed_kernel.has_dyn_sized_stack, 0
	.set placed_kernel.has_recursion, 0
	.set placed_kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 32
; TotalNumSgprs: 2
; NumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 2
; NumVGPRsForWavesPerEU: 2
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.hidden	dispatch                        ; -- Begin function dispatch
	.globl	dispatch
	.p2align	2
	.type	dispatch,@function
dispatch:                               ; @dispatch
; %bb.0:
	.long 0xbf890000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xd6fe7c01, 0x020d0700    ; v_mad_u64_u32 v[1:2], null, v0, 3, 3
	;;#ASMSTART
	.long 0xbf800003                ; s_nop 3
	.long 0xbf800001                ; s_nop 1 ; // comment
.Lhere0:
	.short ((.Lhere0)-.-4)/4        ; s_branch .Lhere0
	.short 0xbfa0
	;;#ASMEND
	.long 0xbf870001                ; s_delay_alu instid0(VALU_DEP_1)
	.long 0x7e000301                ; v_mov_b32_e32 v0, v1
	.long 0xbe80481e                ; s_setpc_b64 s[30:31]
.Ltmp0:                                 ; Address of block that was removed by CodeGen
.Lfunc_end11:
	.size	dispatch, .Lfunc_end11-dispatch
                                        ; -- End function
	.set dispatch.num_vgpr, 3
	.set dispatch.num_agpr, 0
	.set dispatch.numbered_sgpr, 32
	.set dispatch.num_named_barrier, 0
	.set dispatch.private_seg_size, 0
	.set dispatch.uses_vcc, 0
	.set dispatch.uses_flat_scratch, 0
	.set dispatch.has_dyn_sized_stack, 0
	.set dispatch.has_recursion, 0
	.set dispatch.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 104
; TotalNumSgprs: 32
; NumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	assembly                ; -- Begin function assembly
	.globl	assembly
	.p2align	8
	.type	assembly,@function
assembly:                               ; @assembly
; %bb.0:
	.long 0xf4040000, 0xf8000000    ; s_load_b64 s[0:1], s[0:1], 0x0
	;;#ASMSTART
	.long 0x7e0602ff, 0x12345678    ; v_mov_b32 v3, 0x12345678
	.long 0xbf800000                ; s_nop 0
	;;#ASMEND
	.long 0x7e000303                ; v_mov_b32_e32 v0, v3
	.long 0xbe824700                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, dispatch@rel32@lo+4
	.long dispatch@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, dispatch@rel32@hi+12
	.long dispatch@rel32@hi+12
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0x7e080280                ; v_mov_b32_e32 v4, 0
	;;#ASMSTART
	.pushsection .note.mine,"",@progbits
	.long 1, 2, 3
	.asciz "mine"
	.popsection
	;;#ASMEND
	.long 0xbe9e4902                ; s_swappc_b64 s[30:31], s[2:3]
	.long 0x4a000700                ; v_add_nc_u32_e32 v0, v0, v3
	.long 0xdc6a0000, 0x00000004    ; global_store_b32 v4, v0, s[0:1]
	.long 0xbfb00000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel assembly
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 0
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
		.amdhsa_inst_pref_size 1
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
	.size	assembly, .Lfunc_end12-assembly
                                        ; -- End function
	.set assembly.num_vgpr, max(5, dispatch.num_vgpr)
	.set assembly.num_agpr, max(0, dispatch.num_agpr)
	.set assembly.numbered_sgpr, max(33, dispatch.numbered_sgpr)
	.set assembly.num_named_barrier, max(0, dispatch.num_named_barrier)
	.set assembly.private_seg_size, 0+max(dispatch.private_seg_size)
	.set assembly.uses_vcc, or(0, dispatch.uses_vcc)
	.set assembly.uses_flat_scratch, or(0, dispatch.uses_flat_scratch)
	.set assembly.has_dyn_sized_stack, or(0, dispatch.has_dyn_sized_stack)
	.set assembly.has_recursion, or(1, dispatch.has_recursion)
	.set assembly.has_indirect_call, or(0, dispatch.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 60
; TotalNumSgprs: 33
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 33
; NumVGPRsForWavesPerEU: 5
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 3
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.text
	.hidden	operations                      ; @operations
	.type	operations,@object
	.data
	.globl	operations
	.p2align	3, 0x0
operations:
	.quad	twice
	.quad	square
	.quad	replaceable
	.quad	inner
	.quad	0
	.quad	missing
	.quad	square
	.size	operations, 56

	.hidden	counted                         ; @counted
	.type	counted,@object
	.globl	counted
	.p2align	2, 0x0
counted:
	.long	1                               ; 0x1
	.size	counted, 4

	.hidden	placed                          ; @placed
	.type	placed,@object
	.section	special,"aw",@progbits
	.globl	placed
	.p2align	2, 0x0
placed:
	.long	7                               ; 0x7
	.size	placed, 4

	.type	placed_too,@object              ; @placed_too
	.section	.rodata.special,"a",@progbits
placed_too:
	.asciz	"placed"
	.size	placed_too, 7

	.hidden	aligned_data                    ; @aligned_data
	.type	aligned_data,@object
	.data
	.globl	aligned_data
	.p2align	8, 0x0
aligned_data:
	.long	3                               ; 0x3
	.size	aligned_data, 4

	.type	kept,@object                    ; @kept
	.p2align	2, 0x0
kept:
	.long	4                               ; 0x4
	.size	kept, 4

	.hidden	difference                      ; @difference
	.type	difference,@object
	.section	.rodata,"a",@progbits
	.globl	difference
	.p2align	3, 0x0
difference:
	.quad	3                               ; 0x3
	.size	difference, 8

	.type	own,@object                     ; @own
	.section	.rodata.str4.4,"aMS",@progbits,4
	.p2align	2, 0x0
own:
	.long	1                               ; 0x1
	.long	2                               ; 0x2
	.long	3                               ; 0x3
	.long	0                               ; 0x0
	.size	own, 16

	.hidden	elsewhere
	.hidden	tentative                       ; @tentative
	.type	tentative,@object
	.section	.bss,"aw",@nobits
	.globl	tentative
	.p2align	2, 0x0
tentative:
	.long	0                               ; 0x0
	.size	tentative, 4

	.no_dead_strip	kept
	.hidden	missing
	.globl	other_name
	.type	other_name,@function
	.hidden	other_name
.set other_name, square
	.weak	weak_name
	.type	weak_name,@function
	.hidden	weak_name
.set weak_name, inner
	.globl	counted_alias
	.hidden	counted_alias
.set counted_alias, aligned_data
	.weak	missing
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           indirect
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         indirect.kd
    .uses_dynamic_stack: true
    .vgpr_count:     41
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
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
    .max_flat_workgroup_size: 1024
    .name:           chosen
    .private_segment_fixed_size: 0
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         chosen.kd
    .uses_dynamic_stack: true
    .vgpr_count:     42
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
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
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .max_flat_workgroup_size: 1024
    .name:           direct
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         direct.kd
    .uses_dynamic_stack: false
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .name:           weak_kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         weak_kernel.kd
    .uses_dynamic_stack: false
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .name:           placed_kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     2
    .sgpr_spill_count: 0
    .symbol:         placed_kernel.kd
    .uses_dynamic_stack: false
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .name:           assembly
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         assembly.kd
    .uses_dynamic_stack: true
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
