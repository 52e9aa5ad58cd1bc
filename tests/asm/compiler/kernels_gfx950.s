; clang-22 -x hip --offload-arch=gfx950 --cuda-device-only --no-offload-new-driver -nogpuinc -O2 -gdwarf-4 -ffunction-sections -fno-unique-section-names -mcode-object-version=5 -S -w -nogpulib -fdebug-compilation-dir=/source kernels.hip
	.file	1 "/source" "kernels.hip"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 5
	.section	.text,"ax",@progbits,unique,1
	.p2align	2                               ; -- Begin function _Z6helperi
	.type	_Z6helperi,@function
_Z6helperi:                             ; @_Z6helperi
.Lfunc_begin0:
	.loc	1 17 0                          ; kernels.hip:17:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	;DEBUG_VALUE: helper:x <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.Ltmp0:
	.loc	1 17 84 prologue_end            ; kernels.hip:17:84
	.long 0x7e020280                ; v_mov_b32_e32 v1, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZL15static_variable@rel32@lo+4
	.long _ZL15static_variable@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZL15static_variable@rel32@hi+12
	.long _ZL15static_variable@rel32@hi+12
	.long 0xdc508000, 0x02000001    ; global_load_dword v2, v1, s[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68060481                ; v_add_u32_e32 v3, 1, v2
	.loc	1 17 67 is_stmt 0               ; kernels.hip:17:67
	.long 0x68000102                ; v_add_u32_e32 v0, v2, v0
.Ltmp1:
	.loc	1 17 84                         ; kernels.hip:17:84
	.long 0xdc708000, 0x00000301    ; global_store_dword v1, v3, s[0:1]
	.loc	1 17 58                         ; kernels.hip:17:58
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Ltmp2:
.Lfunc_end0:
	.size	_Z6helperi, .Lfunc_end0-_Z6helperi
	.cfi_endproc
                                        ; -- End function
	.set .L_Z6helperi.num_vgpr, 4
	.set .L_Z6helperi.num_agpr, 0
	.set .L_Z6helperi.numbered_sgpr, 32
	.set .L_Z6helperi.num_named_barrier, 0
	.set .L_Z6helperi.private_seg_size, 0
	.set .L_Z6helperi.uses_vcc, 0
	.set .L_Z6helperi.uses_flat_scratch, 0
	.set .L_Z6helperi.has_dyn_sized_stack, 0
	.set .L_Z6helperi.has_recursion, 0
	.set .L_Z6helperi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 64
; TotalNumSgprs: 38
; NumVgprs: 4
; NumAgprs: 0
; TotalNumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
	.section	.text,"ax",@progbits,unique,2
	.p2align	2                               ; -- Begin function _Z12unreferencedPi
	.type	_Z12unreferencedPi,@function
_Z12unreferencedPi:                     ; @_Z12unreferencedPi
.Lfunc_begin1:
	.loc	1 18 0 is_stmt 1                ; kernels.hip:18:0
	.cfi_startproc
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe820021                ; s_mov_b32 s2, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8022c1                ; s_xor_saveexec_b64 s[0:1], -1
	.long 0xdc704000, 0x00210600    ; scratch_store_dword off, v6, s33        ; 4-byte Folded Spill
	.long 0xbefe0100                ; s_mov_b64 exec, s[0:1]
	.long 0x7e0a0301                ; v_mov_b32_e32 v5, v1
.Ltmp3:
	;DEBUG_VALUE: unreferenced:p <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment 32 32] $vgpr5
	.long 0x7e080300                ; v_mov_b32_e32 v4, v0
.Ltmp4:
	;DEBUG_VALUE: unreferenced:p <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment 0 32] $vgpr4
	.loc	1 18 74 prologue_end            ; kernels.hip:18:74
	.long 0xdc500000, 0x00000004    ; flat_load_dword v0, v[4:5]
	.long 0x81209020                ; s_add_i32 s32, s32, 16
	.long 0xd28a0006, 0x0001001e    ; v_writelane_b32 v6, s30, 0
	.loc	1 18 67 is_stmt 0               ; kernels.hip:18:67
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _Z6helperi@rel32@lo+4
	.long _Z6helperi@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _Z6helperi@rel32@hi+12
	.long _Z6helperi@rel32@hi+12
	.long 0xd28a0006, 0x0001021f    ; v_writelane_b32 v6, s31, 1
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
.Ltmp5:
	.loc	1 18 65                         ; kernels.hip:18:65
	.long 0xdc700000, 0x00000004    ; flat_store_dword v[4:5], v0
	.loc	1 18 79                         ; kernels.hip:18:79
	.long 0xd289001f, 0x00010306    ; v_readlane_b32 s31, v6, 1
	.long 0xd289001e, 0x00010106    ; v_readlane_b32 s30, v6, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xbe8022c1                ; s_xor_saveexec_b64 s[0:1], -1
	.long 0xdc504000, 0x06210000    ; scratch_load_dword v6, off, s33         ; 4-byte Folded Reload
	.long 0xbefe0100                ; s_mov_b64 exec, s[0:1]
	.long 0xbea10002                ; s_mov_b32 s33, s2
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Ltmp6:
.Lfunc_end1:
	.size	_Z12unreferencedPi, .Lfunc_end1-_Z12unreferencedPi
	.cfi_endproc
                                        ; -- End function
	.set .L_Z12unreferencedPi.num_vgpr, max(7, .L_Z6helperi.num_vgpr)
	.set .L_Z12unreferencedPi.num_agpr, max(0, .L_Z6helperi.num_agpr)
	.set .L_Z12unreferencedPi.numbered_sgpr, max(34, .L_Z6helperi.numbered_sgpr)
	.set .L_Z12unreferencedPi.num_named_barrier, max(0, .L_Z6helperi.num_named_barrier)
	.set .L_Z12unreferencedPi.private_seg_size, 16+max(.L_Z6helperi.private_seg_size)
	.set .L_Z12unreferencedPi.uses_vcc, or(0, .L_Z6helperi.uses_vcc)
	.set .L_Z12unreferencedPi.uses_flat_scratch, or(0, .L_Z6helperi.uses_flat_scratch)
	.set .L_Z12unreferencedPi.has_dyn_sized_stack, or(0, .L_Z6helperi.has_dyn_sized_stack)
	.set .L_Z12unreferencedPi.has_recursion, or(0, .L_Z6helperi.has_recursion)
	.set .L_Z12unreferencedPi.has_indirect_call, or(0, .L_Z6helperi.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 144
; TotalNumSgprs: 40
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 16
; MemoryBound: 0
	.section	.text,"ax",@progbits,unique,3
	.protected	_Z5plainPKfPfi          ; -- Begin function _Z5plainPKfPfi
	.globl	_Z5plainPKfPfi
	.p2align	8
	.type	_Z5plainPKfPfi,@function
_Z5plainPKfPfi:                         ; @_Z5plainPKfPfi
.Lfunc_begin2:
	.cfi_startproc
; %bb.0:
	.loc	1 22 46 prologue_end is_stmt 1  ; kernels.hip:22:46
	.long 0xc00200c0, 0x00000024    ; s_load_dword s3, s[0:1], 0x24
	;DEBUG_VALUE: plain:out <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: plain:in <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	1 22 10 is_stmt 0               ; kernels.hip:22:10
	.long 0xc0020100, 0x00000010    ; s_load_dword s4, s[0:1], 0x10
	;DEBUG_VALUE: plain:n <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	1 22 46                         ; kernels.hip:22:46
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x8603ff03, 0x0000ffff    ; s_and_b32 s3, s3, 0xffff
	.loc	1 22 44                         ; kernels.hip:22:44
	.long 0x92020302                ; s_mul_i32 s2, s2, s3
	.loc	1 22 82                         ; kernels.hip:22:82
	.long 0x68000002                ; v_add_u32_e32 v0, s2, v0
.Ltmp7:
	;DEBUG_VALUE: plain:i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	1 23 8 is_stmt 1                ; kernels.hip:23:8
	.long 0x7d880004                ; v_cmp_gt_i32_e32 vcc, s4, v0
	.long 0xbe82206a                ; s_and_saveexec_b64 s[2:3], vcc
	.short ((.LBB2_2)-.-4)/4        ; s_cbranch_execz .LBB2_2
	.short 0xbf88
.Ltmp8:
; %bb.1:
	;DEBUG_VALUE: plain:i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	1 0 8 is_stmt 0                 ; kernels.hip:0:8
	.long 0xc00a0000, 0x00000000    ; s_load_dwordx4 s[0:3], s[0:1], 0x0
.Ltmp9:
	;DEBUG_VALUE: plain:out <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: plain:in <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	1 24 12 is_stmt 1               ; kernels.hip:24:12
	.long 0x2202009f                ; v_ashrrev_i32_e32 v1, 31, v0
	.loc	1 24 35 is_stmt 0               ; kernels.hip:24:35
	.long 0x26040083                ; v_and_b32_e32 v2, 3, v0
	.loc	1 24 12                         ; kernels.hip:24:12
	.long 0xd28f0000, 0x00020082    ; v_lshlrev_b64 v[0:1], 2, v[0:1]
.Ltmp10:
	.loc	1 24 20                         ; kernels.hip:24:20
	.long 0x24080482                ; v_lshlrev_b32_e32 v4, 2, v2
	.loc	1 24 12                         ; kernels.hip:24:12
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xd2080002, 0x04010000    ; v_lshl_add_u64 v[2:3], s[0:1], 0, v[0:1]
	.loc	1 24 20                         ; kernels.hip:24:20
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, coefficients@rel32@lo+4
	.long coefficients@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, coefficients@rel32@hi+12
	.long coefficients@rel32@hi+12
	.long 0xdc508000, 0x05000004    ; global_load_dword v5, v4, s[0:1]
	.loc	1 24 12                         ; kernels.hip:24:12
	.long 0xdc508000, 0x067f0002    ; global_load_dword v6, v[2:3], off
	.loc	1 24 42                         ; kernels.hip:24:42
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, device_variable@rel32@lo+4
	.long device_variable@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, device_variable@rel32@hi+12
	.long device_variable@rel32@hi+12
	.long 0xc0020000, 0x00000000    ; s_load_dword s0, s[0:1], 0x0
	.loc	1 24 3                          ; kernels.hip:24:3
	.long 0xd2080000, 0x04010002    ; v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
	.loc	1 24 42                         ; kernels.hip:24:42
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e040a00                ; v_cvt_f32_i32_e32 v2, s0
	.loc	1 24 40                         ; kernels.hip:24:40
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x76040b06                ; v_fmac_f32_e32 v2, v6, v5
	.loc	1 24 10                         ; kernels.hip:24:10
	.long 0xdc708000, 0x007f0200    ; global_store_dword v[0:1], v2, off
.Ltmp11:
.LBB2_2:
	.loc	1 25 1 is_stmt 1                ; kernels.hip:25:1
	.long 0xbf810000                ; s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z5plainPKfPfi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
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
	.size	_Z5plainPKfPfi, .Lfunc_end2-_Z5plainPKfPfi
	.cfi_endproc
                                        ; -- End function
	.set _Z5plainPKfPfi.num_vgpr, 7
	.set _Z5plainPKfPfi.num_agpr, 0
	.set _Z5plainPKfPfi.numbered_sgpr, 5
	.set _Z5plainPKfPfi.num_named_barrier, 0
	.set _Z5plainPKfPfi.private_seg_size, 0
	.set _Z5plainPKfPfi.uses_vcc, 1
	.set _Z5plainPKfPfi.uses_flat_scratch, 0
	.set _Z5plainPKfPfi.has_dyn_sized_stack, 0
	.set _Z5plainPKfPfi.has_recursion, 0
	.set _Z5plainPKfPfi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 188
; TotalNumSgprs: 11
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 7
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"ax",@progbits,unique,4
	.protected	_Z7bounded10parameters  ; -- Begin function _Z7bounded10parameters
	.globl	_Z7bounded10parameters
	.p2align	8
	.type	_Z7bounded10parameters,@function
_Z7bounded10parameters:                 ; @_Z7bounded10parameters
.Lfunc_begin3:
	.loc	1 28 0                          ; kernels.hip:28:0
	.cfi_startproc
; %bb.0:
	.long 0xc00a0100, 0x00000000    ; s_load_dwordx4 s[4:7], s[0:1], 0x0
	.long 0xc0020080, 0x00000014    ; s_load_dword s2, s[0:1], 0x14
.Ltmp13:
	.loc	1 31 12 prologue_end            ; kernels.hip:31:12
	.long 0x24080082                ; v_lshlrev_b32_e32 v4, 2, v0
	.loc	1 33 29                         ; kernels.hip:33:29
	.long 0x680000ff, 0x00000400    ; v_add_u32_e32 v0, 0x400, v0
	.loc	1 33 42 is_stmt 0               ; kernels.hip:33:42
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _Z6helperi@rel32@lo+4
	.long _Z6helperi@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _Z6helperi@rel32@hi+12
	.long _Z6helperi@rel32@hi+12
	.loc	1 31 12 is_stmt 1               ; kernels.hip:31:12
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc508000, 0x01040004    ; global_load_dword v1, v4, s[4:5]
	.long 0xbe821602                ; s_sext_i32_i8 s2, s2
.Ltmp14:
	;DEBUG_VALUE: bounded:i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	1 0 12 is_stmt 0                ; kernels.hip:0:12
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.loc	1 31 10                         ; kernels.hip:31:10
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd81a0000, 0x00000104    ; ds_write_b32 v4, v1
	.loc	1 32 2 is_stmt 1                ; kernels.hip:32:2
	.long 0xbf8a0000                ; s_barrier
	.loc	1 33 29                         ; kernels.hip:33:29
	.long 0xd8720000, 0x00000000    ; ds_read_i8 v0, v0
	.loc	1 33 13 is_stmt 0               ; kernels.hip:33:13
	.long 0x6a020880                ; v_sub_u32_e32 v1, 0, v4
	.long 0xd86c03fc, 0x01000001    ; ds_read_b32 v1, v1 offset:1020
	.loc	1 33 29                         ; kernels.hip:33:29
	.long 0xbf8cc17f                ; s_waitcnt lgkmcnt(1)
	.long 0x7e000b00                ; v_cvt_f32_i32_e32 v0, v0
	.loc	1 33 27                         ; kernels.hip:33:27
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x020a0101                ; v_add_f32_e32 v5, v1, v0
	.loc	1 33 42                         ; kernels.hip:33:42
	.long 0x7e000202                ; v_mov_b32_e32 v0, s2
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
.Ltmp15:
	.long 0x7e000b00                ; v_cvt_f32_i32_e32 v0, v0
	.loc	1 33 40                         ; kernels.hip:33:40
	.long 0x02000105                ; v_add_f32_e32 v0, v5, v0
	.loc	1 33 11                         ; kernels.hip:33:11
	.long 0xdc708000, 0x00060004    ; global_store_dword v4, v0, s[6:7]
	.loc	1 34 1 is_stmt 1                ; kernels.hip:34:1
	.long 0xbf810000                ; s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z7bounded10parameters
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
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
	.section	.text,"ax",@progbits,unique,4
.Lfunc_end3:
	.size	_Z7bounded10parameters, .Lfunc_end3-_Z7bounded10parameters
	.cfi_endproc
                                        ; -- End function
	.set _Z7bounded10parameters.num_vgpr, max(6, .L_Z6helperi.num_vgpr)
	.set _Z7bounded10parameters.num_agpr, max(0, .L_Z6helperi.num_agpr)
	.set _Z7bounded10parameters.numbered_sgpr, max(33, .L_Z6helperi.numbered_sgpr)
	.set _Z7bounded10parameters.num_named_barrier, max(0, .L_Z6helperi.num_named_barrier)
	.set _Z7bounded10parameters.private_seg_size, 0+max(.L_Z6helperi.private_seg_size)
	.set _Z7bounded10parameters.uses_vcc, or(0, .L_Z6helperi.uses_vcc)
	.set _Z7bounded10parameters.uses_flat_scratch, or(0, .L_Z6helperi.uses_flat_scratch)
	.set _Z7bounded10parameters.has_dyn_sized_stack, or(0, .L_Z6helperi.has_dyn_sized_stack)
	.set _Z7bounded10parameters.has_recursion, or(0, .L_Z6helperi.has_recursion)
	.set _Z7bounded10parameters.has_indirect_call, or(0, .L_Z6helperi.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 148
; TotalNumSgprs: 39
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 6
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"axG",@progbits,_Z8unrolledIfLi8EEvPT_S0_,comdat,unique,5
	.protected	_Z8unrolledIfLi8EEvPT_S0_ ; -- Begin function _Z8unrolledIfLi8EEvPT_S0_
	.globl	_Z8unrolledIfLi8EEvPT_S0_
	.p2align	8
	.type	_Z8unrolledIfLi8EEvPT_S0_,@function
_Z8unrolledIfLi8EEvPT_S0_:              ; @_Z8unrolledIfLi8EEvPT_S0_
.Lfunc_begin4:
	.cfi_startproc
; %bb.0:
	.loc	1 38 10 prologue_end            ; kernels.hip:38:10
	.long 0xc0060080, 0x00000000    ; s_load_dwordx2 s[2:3], s[0:1], 0x0
	.long 0xc0020100, 0x00000008    ; s_load_dword s4, s[0:1], 0x8
	;DEBUG_VALUE: unrolled<float, 8>:alpha <- undef
	;DEBUG_VALUE: unrolled<float, 8>:data <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
.Ltmp17:
	;DEBUG_VALUE: unrolled<float, 8>:i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	1 41 26                         ; kernels.hip:41:26
	.long 0x24200085                ; v_lshlrev_b32_e32 v16, 5, v0
.Ltmp18:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 1
	.loc	1 41 55 is_stmt 0               ; kernels.hip:41:55
	.long 0x7e100280                ; v_mov_b32_e32 v8, 0
	.long 0x7e1202f2                ; v_mov_b32_e32 v9, 1.0
	.loc	1 41 26                         ; kernels.hip:41:26
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc5c8000, 0x00020010    ; global_load_dwordx4 v[0:3], v16, s[2:3]
.Ltmp19:
	.long 0xdc5c8010, 0x04020010    ; global_load_dwordx4 v[4:7], v16, s[2:3] offset:16
	.loc	1 41 55                         ; kernels.hip:41:55
	.long 0x7e1402f4                ; v_mov_b32_e32 v10, 2.0
	.long 0x7e1602ff, 0x40400000    ; v_mov_b32_e32 v11, 0x40400000
	.long 0x7e1802f6                ; v_mov_b32_e32 v12, 4.0
	.long 0x7e1a02ff, 0x40a00000    ; v_mov_b32_e32 v13, 0x40a00000
	.long 0x7e1c02ff, 0x40c00000    ; v_mov_b32_e32 v14, 0x40c00000
	.long 0x7e1e02ff, 0x40e00000    ; v_mov_b32_e32 v15, 0x40e00000
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xd3b04000, 0x14220004    ; v_pk_fma_f32 v[0:1], s[4:5], v[0:1], v[8:9] op_sel_hi:[0,1,1]
.Ltmp20:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 3
	.long 0xd3b04002, 0x142a0404    ; v_pk_fma_f32 v[2:3], s[4:5], v[2:3], v[10:11] op_sel_hi:[0,1,1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd3b04004, 0x14320804    ; v_pk_fma_f32 v[4:5], s[4:5], v[4:5], v[12:13] op_sel_hi:[0,1,1]
.Ltmp21:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 7
	.long 0xd3b04006, 0x143a0c04    ; v_pk_fma_f32 v[6:7], s[4:5], v[6:7], v[14:15] op_sel_hi:[0,1,1]
	.loc	1 41 24                         ; kernels.hip:41:24
	.long 0xdc7c8000, 0x00020010    ; global_store_dwordx4 v16, v[0:3], s[2:3]
.Ltmp22:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 5
	.long 0xdc7c8010, 0x00020410    ; global_store_dwordx4 v16, v[4:7], s[2:3] offset:16
.Ltmp23:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 8
	.loc	1 42 1 is_stmt 1                ; kernels.hip:42:1
	.long 0xbf810000                ; s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z8unrolledIfLi8EEvPT_S0_
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 0
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
	.section	.text,"axG",@progbits,_Z8unrolledIfLi8EEvPT_S0_,comdat,unique,5
.Lfunc_end4:
	.size	_Z8unrolledIfLi8EEvPT_S0_, .Lfunc_end4-_Z8unrolledIfLi8EEvPT_S0_
	.cfi_endproc
                                        ; -- End function
	.set _Z8unrolledIfLi8EEvPT_S0_.num_vgpr, 17
	.set _Z8unrolledIfLi8EEvPT_S0_.num_agpr, 0
	.set _Z8unrolledIfLi8EEvPT_S0_.numbered_sgpr, 6
	.set _Z8unrolledIfLi8EEvPT_S0_.num_named_barrier, 0
	.set _Z8unrolledIfLi8EEvPT_S0_.private_seg_size, 0
	.set _Z8unrolledIfLi8EEvPT_S0_.uses_vcc, 0
	.set _Z8unrolledIfLi8EEvPT_S0_.uses_flat_scratch, 0
	.set _Z8unrolledIfLi8EEvPT_S0_.has_dyn_sized_stack, 0
	.set _Z8unrolledIfLi8EEvPT_S0_.has_recursion, 0
	.set _Z8unrolledIfLi8EEvPT_S0_.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 148
; TotalNumSgprs: 12
; NumVgprs: 17
; NumAgprs: 0
; TotalNumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 17
; AccumOffset: 20
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"axG",@progbits,_Z8unrolledIDF16_Li3EEvPT_S0_,comdat,unique,6
	.protected	_Z8unrolledIDF16_Li3EEvPT_S0_ ; -- Begin function _Z8unrolledIDF16_Li3EEvPT_S0_
	.globl	_Z8unrolledIDF16_Li3EEvPT_S0_
	.p2align	8
	.type	_Z8unrolledIDF16_Li3EEvPT_S0_,@function
_Z8unrolledIDF16_Li3EEvPT_S0_:          ; @_Z8unrolledIDF16_Li3EEvPT_S0_
.Lfunc_begin5:
	.cfi_startproc
; %bb.0:
	.loc	1 38 10 prologue_end            ; kernels.hip:38:10
	.long 0xc0060080, 0x00000000    ; s_load_dwordx2 s[2:3], s[0:1], 0x0
	.long 0xc0020100, 0x00000008    ; s_load_dword s4, s[0:1], 0x8
	;DEBUG_VALUE: unrolled<_Float16, 3>:alpha <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: unrolled<_Float16, 3>:data <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
.Ltmp25:
	;DEBUG_VALUE: unrolled<_Float16, 3>:i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	1 0 10 is_stmt 0                ; kernels.hip:0:10
	.long 0x10000083                ; v_mul_u32_u24_e32 v0, 3, v0
.Ltmp26:
	.loc	1 41 26 is_stmt 1               ; kernels.hip:41:26
	.long 0x24000081                ; v_lshlrev_b32_e32 v0, 1, v0
.Ltmp27:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 1
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc508000, 0x01020000    ; global_load_dword v1, v0, s[2:3]
	.long 0xdc488004, 0x02020000    ; global_load_ushort v2, v0, s[2:3] offset:4
	.loc	1 41 55 is_stmt 0               ; kernels.hip:41:55
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xd38e2001, 0x13ca0204    ; v_pk_fma_f16 v1, s4, v1, 1.0 op_sel:[0,0,1] op_sel_hi:[0,1,0]
.Ltmp28:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 2
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd2060002, 0x03d20404    ; v_fma_f16 v2, s4, v2, 2.0
	.loc	1 41 24                         ; kernels.hip:41:24
	.long 0xdc708000, 0x00020100    ; global_store_dword v0, v1, s[2:3]
	.long 0xdc688004, 0x00020200    ; global_store_short v0, v2, s[2:3] offset:4
.Ltmp29:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 3
	.loc	1 42 1 is_stmt 1                ; kernels.hip:42:1
	.long 0xbf810000                ; s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z8unrolledIDF16_Li3EEvPT_S0_
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
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
	.section	.text,"axG",@progbits,_Z8unrolledIDF16_Li3EEvPT_S0_,comdat,unique,6
.Lfunc_end5:
	.size	_Z8unrolledIDF16_Li3EEvPT_S0_, .Lfunc_end5-_Z8unrolledIDF16_Li3EEvPT_S0_
	.cfi_endproc
                                        ; -- End function
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.num_vgpr, 3
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.num_agpr, 0
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.numbered_sgpr, 5
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.num_named_barrier, 0
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.private_seg_size, 0
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.uses_vcc, 0
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.uses_flat_scratch, 0
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.has_dyn_sized_stack, 0
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.has_recursion, 0
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 88
; TotalNumSgprs: 11
; NumVgprs: 3
; NumAgprs: 0
; TotalNumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 3
; AccumOffset: 4
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 0
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"axG",@progbits,_Z8unrolledImLi4EEvPT_S0_,comdat,unique,7
	.protected	_Z8unrolledImLi4EEvPT_S0_ ; -- Begin function _Z8unrolledImLi4EEvPT_S0_
	.globl	_Z8unrolledImLi4EEvPT_S0_
	.p2align	8
	.type	_Z8unrolledImLi4EEvPT_S0_,@function
_Z8unrolledImLi4EEvPT_S0_:              ; @_Z8unrolledImLi4EEvPT_S0_
.Lfunc_begin6:
	.cfi_startproc
; %bb.0:
	.loc	1 38 10 prologue_end            ; kernels.hip:38:10
	.long 0xc00a0000, 0x00000000    ; s_load_dwordx4 s[0:3], s[0:1], 0x0
	;DEBUG_VALUE: unrolled<unsigned long, 4>:data <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: unrolled<unsigned long, 4>:alpha <- undef
.Ltmp31:
	;DEBUG_VALUE: unrolled<unsigned long, 4>:i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	1 41 26                         ; kernels.hip:41:26
	.long 0x24100085                ; v_lshlrev_b32_e32 v8, 5, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc5c8000, 0x00000008    ; global_load_dwordx4 v[0:3], v8, s[0:1]
.Ltmp32:
	.long 0xdc5c8010, 0x04000008    ; global_load_dwordx4 v[4:7], v8, s[0:1] offset:16
	.loc	1 41 47 is_stmt 0               ; kernels.hip:41:47
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xd2850009, 0x00000501    ; v_mul_lo_u32 v9, v1, s2
	.long 0xd285000a, 0x00000700    ; v_mul_lo_u32 v10, v0, s3
	.long 0xd1e80400, 0x02000500    ; v_mad_u64_u32 v[0:1], s[4:5], v0, s2, 0
	.loc	1 41 55                         ; kernels.hip:41:55
	.long 0xd285000b, 0x00000702    ; v_mul_lo_u32 v11, v2, s3
	.long 0xd285000c, 0x00000503    ; v_mul_lo_u32 v12, v3, s2
	.long 0xd1e80402, 0x02040502    ; v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 1
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd285000d, 0x00000704    ; v_mul_lo_u32 v13, v4, s3
	.long 0xd285000e, 0x00000505    ; v_mul_lo_u32 v14, v5, s2
	.long 0xd1e80404, 0x02080504    ; v_mad_u64_u32 v[4:5], s[4:5], v4, s2, 2
	.long 0xd285000f, 0x00000706    ; v_mul_lo_u32 v15, v6, s3
	.long 0xd2850010, 0x00000507    ; v_mul_lo_u32 v16, v7, s2
	.long 0xd1e80206, 0x020c0506    ; v_mad_u64_u32 v[6:7], s[2:3], v6, s2, 3
	.loc	1 41 47                         ; kernels.hip:41:47
	.long 0xd1ff0001, 0x04261501    ; v_add3_u32 v1, v1, v10, v9
.Ltmp33:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 1
	.loc	1 41 55                         ; kernels.hip:41:55
	.long 0xd1ff0003, 0x042e070c    ; v_add3_u32 v3, v12, v3, v11
	.long 0xd1ff0005, 0x04360b0e    ; v_add3_u32 v5, v14, v5, v13
.Ltmp34:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 3
	.long 0xd1ff0007, 0x043e0f10    ; v_add3_u32 v7, v16, v7, v15
	.loc	1 41 24                         ; kernels.hip:41:24
	.long 0xdc7c8000, 0x00000008    ; global_store_dwordx4 v8, v[0:3], s[0:1]
.Ltmp35:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 2
	.long 0xdc7c8010, 0x00000408    ; global_store_dwordx4 v8, v[4:7], s[0:1] offset:16
.Ltmp36:
	;DEBUG_VALUE: k <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 4
	.loc	1 42 1 is_stmt 1                ; kernels.hip:42:1
	.long 0xbf810000                ; s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z8unrolledImLi4EEvPT_S0_
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 0
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
	.section	.text,"axG",@progbits,_Z8unrolledImLi4EEvPT_S0_,comdat,unique,7
.Lfunc_end6:
	.size	_Z8unrolledImLi4EEvPT_S0_, .Lfunc_end6-_Z8unrolledImLi4EEvPT_S0_
	.cfi_endproc
                                        ; -- End function
	.set _Z8unrolledImLi4EEvPT_S0_.num_vgpr, 17
	.set _Z8unrolledImLi4EEvPT_S0_.num_agpr, 0
	.set _Z8unrolledImLi4EEvPT_S0_.numbered_sgpr, 6
	.set _Z8unrolledImLi4EEvPT_S0_.num_named_barrier, 0
	.set _Z8unrolledImLi4EEvPT_S0_.private_seg_size, 0
	.set _Z8unrolledImLi4EEvPT_S0_.uses_vcc, 0
	.set _Z8unrolledImLi4EEvPT_S0_.uses_flat_scratch, 0
	.set _Z8unrolledImLi4EEvPT_S0_.has_dyn_sized_stack, 0
	.set _Z8unrolledImLi4EEvPT_S0_.has_recursion, 0
	.set _Z8unrolledImLi4EEvPT_S0_.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 188
; TotalNumSgprs: 12
; NumVgprs: 17
; NumAgprs: 0
; TotalNumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 17
; AccumOffset: 20
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"axG",@progbits,_ZN12_GLOBAL__N_18internalEPi,comdat,unique,8
	.globl	_ZN12_GLOBAL__N_18internalEPi   ; -- Begin function _ZN12_GLOBAL__N_18internalEPi
	.p2align	8
	.type	_ZN12_GLOBAL__N_18internalEPi,@function
_ZN12_GLOBAL__N_18internalEPi:          ; @_ZN12_GLOBAL__N_18internalEPi
.Lfunc_begin7:
	.cfi_startproc
; %bb.0:
	.loc	1 48 45 prologue_end            ; kernels.hip:48:45
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, device_pointer@rel32@lo+4
	.long device_pointer@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, device_pointer@rel32@hi+12
	.long device_pointer@rel32@hi+12
	.long 0xc0060081, 0x00000000    ; s_load_dwordx2 s[2:3], s[2:3], 0x0
	.loc	1 48 44 is_stmt 0               ; kernels.hip:48:44
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e007002                ; v_mov_b64_e32 v[0:1], s[2:3]
	.long 0xdc500000, 0x01000000    ; flat_load_dword v1, v[0:1]
	.loc	1 48 45                         ; kernels.hip:48:45
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	;DEBUG_VALUE: internal:a <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.loc	1 48 42                         ; kernels.hip:48:42
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xdc708000, 0x00000100    ; global_store_dword v0, v1, s[0:1]
	.loc	1 48 61                         ; kernels.hip:48:61
	.long 0xbf810000                ; s_endpgm
.Ltmp38:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _ZN12_GLOBAL__N_18internalEPi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
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
	.section	.text,"axG",@progbits,_ZN12_GLOBAL__N_18internalEPi,comdat,unique,8
.Lfunc_end7:
	.size	_ZN12_GLOBAL__N_18internalEPi, .Lfunc_end7-_ZN12_GLOBAL__N_18internalEPi
	.cfi_endproc
                                        ; -- End function
	.set _ZN12_GLOBAL__N_18internalEPi.num_vgpr, 2
	.set _ZN12_GLOBAL__N_18internalEPi.num_agpr, 0
	.set _ZN12_GLOBAL__N_18internalEPi.numbered_sgpr, 4
	.set _ZN12_GLOBAL__N_18internalEPi.num_named_barrier, 0
	.set _ZN12_GLOBAL__N_18internalEPi.private_seg_size, 0
	.set _ZN12_GLOBAL__N_18internalEPi.uses_vcc, 0
	.set _ZN12_GLOBAL__N_18internalEPi.uses_flat_scratch, 0
	.set _ZN12_GLOBAL__N_18internalEPi.has_dyn_sized_stack, 0
	.set _ZN12_GLOBAL__N_18internalEPi.has_recursion, 0
	.set _ZN12_GLOBAL__N_18internalEPi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 72
; TotalNumSgprs: 10
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 2
; AccumOffset: 4
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 0
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"ax",@progbits,unique,9
	.protected	_Z13dynamic_stackPii    ; -- Begin function _Z13dynamic_stackPii
	.globl	_Z13dynamic_stackPii
	.p2align	8
	.type	_Z13dynamic_stackPii,@function
_Z13dynamic_stackPii:                   ; @_Z13dynamic_stackPii
.Lfunc_begin8:
	.cfi_startproc
; %bb.0:
	.loc	1 54 37 prologue_end is_stmt 1  ; kernels.hip:54:37
	.long 0xc00201c0, 0x00000008    ; s_load_dword s7, s[0:1], 0x8
	;DEBUG_VALUE: dynamic_stack:n <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: dynamic_stack:a <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.long 0xc0060080, 0x00000000    ; s_load_dwordx2 s[2:3], s[0:1], 0x0
	.long 0xbea00090                ; s_mov_b32 s32, 16
	.loc	1 54 18 is_stmt 0               ; kernels.hip:54:18
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x97808f07                ; s_lshl2_add_u32 s0, s7, 15
	.long 0x8600d000                ; s_and_b32 s0, s0, -16
	.long 0xbe860020                ; s_mov_b32 s6, s32
	.long 0x8e008600                ; s_lshl_b32 s0, s0, 6
	.long 0x81200006                ; s_add_i32 s32, s6, s0
.Ltmp39:
	;DEBUG_VALUE: dynamic_stack:t <- undef
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	1 55 20 is_stmt 1               ; kernels.hip:55:20
	.long 0xbf048107                ; s_cmp_lt_i32 s7, 1
	.long 0xbea10080                ; s_mov_b32 s33, 0
.Ltmp40:
	.loc	1 55 2 is_stmt 0                ; kernels.hip:55:2
	.short ((.LBB8_8)-.-4)/4        ; s_cbranch_scc1 .LBB8_8
	.short 0xbf85
.Ltmp41:
; %bb.1:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.long 0xbf068107                ; s_cmp_eq_u32 s7, 1
	.short ((.LBB8_5)-.-4)/4        ; s_cbranch_scc1 .LBB8_5
	.short 0xbf85
.Ltmp42:
; %bb.2:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	1 0 2                           ; kernels.hip:0:2
	.long 0x8600ff07, 0x7ffffffe    ; s_and_b32 s0, s7, 0x7ffffffe
	.long 0xbe840102                ; s_mov_b64 s[4:5], s[2:3]
	.long 0xbe810006                ; s_mov_b32 s1, s6
	.long 0xbe880000                ; s_mov_b32 s8, s0
.Ltmp43:
.LBB8_3:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	1 56 10 is_stmt 1               ; kernels.hip:56:10
	.long 0xc0060282, 0x00000000    ; s_load_dwordx2 s[10:11], s[4:5], 0x0
.Ltmp44:
	.loc	1 55 2                          ; kernels.hip:55:2
	.long 0x8108c208                ; s_add_i32 s8, s8, -2
.Ltmp45:
	.loc	1 56 8                          ; kernels.hip:56:8
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e00700a                ; v_mov_b64_e32 v[0:1], s[10:11]
	.long 0xdc744000, 0x00010000    ; scratch_store_dwordx2 off, v[0:1], s1
.Ltmp46:
	.loc	1 55 2                          ; kernels.hip:55:2
	.long 0x81018801                ; s_add_i32 s1, s1, 8
	.long 0x80048804                ; s_add_u32 s4, s4, 8
	.long 0x82058005                ; s_addc_u32 s5, s5, 0
	.long 0xbf078008                ; s_cmp_lg_u32 s8, 0
	.short ((.LBB8_3)-.-4)/4        ; s_cbranch_scc1 .LBB8_3
	.short 0xbf85
.Ltmp47:
; %bb.4:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.long 0xbf070007                ; s_cmp_lg_u32 s7, s0
	.long 0x858480c1                ; s_cselect_b64 s[4:5], -1, 0
	.long 0x86ea047e                ; s_and_b64 vcc, exec, s[4:5]
	.short ((.LBB8_6)-.-4)/4        ; s_cbranch_vccnz .LBB8_6
	.short 0xbf87
	.short ((.LBB8_8)-.-4)/4        ; s_branch .LBB8_8
	.short 0xbf82
.Ltmp48:
.LBB8_5:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	1 0 2 is_stmt 0                 ; kernels.hip:0:2
	.long 0xbe800080                ; s_mov_b32 s0, 0
	.short ((.LBB8_8)-.-4)/4        ; s_cbranch_execz .LBB8_8
	.short 0xbf88
.Ltmp49:
.LBB8_6:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	1 55 2 is_stmt 1                ; kernels.hip:55:2
	.long 0xbe810080                ; s_mov_b32 s1, 0
	.long 0x81870007                ; s_sub_i32 s7, s7, s0
	.long 0x8e848200                ; s_lshl_b64 s[4:5], s[0:1], 2
	.long 0x80040402                ; s_add_u32 s4, s2, s4
	.long 0x82050503                ; s_addc_u32 s5, s3, s5
	.long 0x97800600                ; s_lshl2_add_u32 s0, s0, s6
.Ltmp50:
.LBB8_7:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	1 56 10                         ; kernels.hip:56:10
	.long 0xc0020042, 0x00000000    ; s_load_dword s1, s[4:5], 0x0
	.loc	1 55 20                         ; kernels.hip:55:20
	.long 0x8107c107                ; s_add_i32 s7, s7, -1
	.long 0x80048404                ; s_add_u32 s4, s4, 4
	.long 0x82058005                ; s_addc_u32 s5, s5, 0
	.loc	1 56 8                          ; kernels.hip:56:8
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000201                ; v_mov_b32_e32 v0, s1
	.long 0xdc704000, 0x00000000    ; scratch_store_dword off, v0, s0
	.loc	1 55 20                         ; kernels.hip:55:20
	.long 0x81008400                ; s_add_i32 s0, s0, 4
	.long 0xbf068007                ; s_cmp_eq_u32 s7, 0
	.short ((.LBB8_7)-.-4)/4        ; s_cbranch_scc0 .LBB8_7
	.short 0xbf84
.Ltmp51:
.LBB8_8:
	.loc	1 57 11                         ; kernels.hip:57:11
	.long 0xc0020001, 0x00000004    ; s_load_dword s0, s[2:3], 0x4
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.loc	1 57 9 is_stmt 0                ; kernels.hip:57:9
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x97800600                ; s_lshl2_add_u32 s0, s0, s6
	.long 0xdc504000, 0x01000000    ; scratch_load_dword v1, off, s0
	.loc	1 57 7                          ; kernels.hip:57:7
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xdc708000, 0x00020100    ; global_store_dword v0, v1, s[2:3]
	.loc	1 58 1 is_stmt 1                ; kernels.hip:58:1
	.long 0xbf810000                ; s_endpgm
.Ltmp52:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z13dynamic_stackPii
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
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
	.section	.text,"ax",@progbits,unique,9
.Lfunc_end8:
	.size	_Z13dynamic_stackPii, .Lfunc_end8-_Z13dynamic_stackPii
	.cfi_endproc
                                        ; -- End function
	.set _Z13dynamic_stackPii.num_vgpr, 2
	.set _Z13dynamic_stackPii.num_agpr, 0
	.set _Z13dynamic_stackPii.numbered_sgpr, 34
	.set _Z13dynamic_stackPii.num_named_barrier, 0
	.set _Z13dynamic_stackPii.private_seg_size, 16
	.set _Z13dynamic_stackPii.uses_vcc, 1
	.set _Z13dynamic_stackPii.uses_flat_scratch, 0
	.set _Z13dynamic_stackPii.has_dyn_sized_stack, 1
	.set _Z13dynamic_stackPii.has_recursion, 0
	.set _Z13dynamic_stackPii.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 276
; TotalNumSgprs: 40
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 16
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 40
; NumVGPRsForWavesPerEU: 2
; AccumOffset: 4
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 0
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text,"ax",@progbits,unique,10
	.protected	_Z10few_groupsPi        ; -- Begin function _Z10few_groupsPi
	.globl	_Z10few_groupsPi
	.p2align	8
	.type	_Z10few_groupsPi,@function
_Z10few_groupsPi:                       ; @_Z10few_groupsPi
.Lfunc_begin9:
	.cfi_startproc
; %bb.0:
	.loc	1 60 97 prologue_end            ; kernels.hip:60:97
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	;DEBUG_VALUE: few_groups:a <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x7e020281                ; v_mov_b32_e32 v1, 1
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc708000, 0x00000100    ; global_store_dword v0, v1, s[0:1]
	.loc	1 60 102 is_stmt 0              ; kernels.hip:60:102
	.long 0xbf810000                ; s_endpgm
.Ltmp53:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z10few_groupsPi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 2
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
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
	.section	.text,"ax",@progbits,unique,10
.Lfunc_end9:
	.size	_Z10few_groupsPi, .Lfunc_end9-_Z10few_groupsPi
	.cfi_endproc
                                        ; -- End function
	.set _Z10few_groupsPi.num_vgpr, 2
	.set _Z10few_groupsPi.num_agpr, 0
	.set _Z10few_groupsPi.numbered_sgpr, 2
	.set _Z10few_groupsPi.num_named_barrier, 0
	.set _Z10few_groupsPi.private_seg_size, 0
	.set _Z10few_groupsPi.uses_vcc, 0
	.set _Z10few_groupsPi.uses_flat_scratch, 0
	.set _Z10few_groupsPi.has_dyn_sized_stack, 0
	.set _Z10few_groupsPi.has_recursion, 0
	.set _Z10few_groupsPi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 32
; TotalNumSgprs: 8
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 8
; NumVGPRsForWavesPerEU: 2
; AccumOffset: 4
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 0
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 7
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 34
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.protected	device_variable         ; @device_variable
	.type	device_variable,@object
	.data
	.globl	device_variable
	.p2align	2, 0x0
device_variable:
	.long	3                               ; 0x3
	.size	device_variable, 4

	.protected	coefficients            ; @coefficients
	.type	coefficients,@object
	.section	.rodata,"a",@progbits
	.globl	coefficients
	.p2align	4, 0x0
coefficients:
	.long	0x3f800000                      ; float 1
	.long	0x40000000                      ; float 2
	.long	0x40400000                      ; float 3
	.long	0x40800000                      ; float 4
	.size	coefficients, 16

	.protected	device_pointer          ; @device_pointer
	.type	device_pointer,@object
	.data
	.globl	device_pointer
	.p2align	3, 0x0
device_pointer:
	.quad	device_variable
	.size	device_pointer, 8

	.type	_ZL15static_variable,@object    ; @_ZL15static_variable
	.local	_ZL15static_variable
	.comm	_ZL15static_variable,4,2
	.protected	reference_internal      ; @reference_internal
	.type	reference_internal,@object
	.globl	reference_internal
	.p2align	3, 0x0
reference_internal:
	.quad	_ZN12_GLOBAL__N_18internalEPi
	.size	reference_internal, 8

	.type	__hip_cuid_eb50d11d4f068507,@object ; @__hip_cuid_eb50d11d4f068507
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_eb50d11d4f068507
__hip_cuid_eb50d11d4f068507:
	.byte	0                               ; 0x0
	.size	__hip_cuid_eb50d11d4f068507, 1

	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.quad	-1
	.quad	.Lfunc_begin0                   ;   base address
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.short	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.quad	0
	.quad	0
.Ldebug_loc1:
	.quad	-1
	.quad	.Lfunc_begin1                   ;   base address
	.quad	.Ltmp3-.Lfunc_begin1
	.quad	.Ltmp4-.Lfunc_begin1
	.short	11                              ; Loc expr size
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	146                             ; DW_OP_bregx
	.byte	133                             ; 2565
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.quad	.Ltmp4-.Lfunc_begin1
	.quad	.Lfunc_end1-.Lfunc_begin1
	.short	18                              ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	132                             ; 2564
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.byte	146                             ; DW_OP_bregx
	.byte	133                             ; 2565
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	147                             ; DW_OP_piece
	.byte	4                               ; 4
	.quad	0
	.quad	0
.Ldebug_loc2:
	.quad	-1
	.quad	.Lfunc_begin2                   ;   base address
	.quad	.Ltmp7-.Lfunc_begin2
	.quad	.Ltmp10-.Lfunc_begin2
	.short	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.quad	0
	.quad	0
.Ldebug_loc3:
	.quad	-1
	.quad	.Lfunc_begin4                   ;   base address
	.quad	.Ltmp17-.Lfunc_begin4
	.quad	.Ltmp19-.Lfunc_begin4
	.short	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.quad	0
	.quad	0
.Ldebug_loc4:
	.quad	-1
	.quad	.Lfunc_begin4                   ;   base address
	.quad	.Ltmp17-.Lfunc_begin4
	.quad	.Ltmp18-.Lfunc_begin4
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp18-.Lfunc_begin4
	.quad	.Ltmp20-.Lfunc_begin4
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	1                               ; 1
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp20-.Lfunc_begin4
	.quad	.Ltmp21-.Lfunc_begin4
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	3                               ; 3
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp21-.Lfunc_begin4
	.quad	.Ltmp22-.Lfunc_begin4
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	7                               ; 7
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp22-.Lfunc_begin4
	.quad	.Ltmp23-.Lfunc_begin4
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	5                               ; 5
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp23-.Lfunc_begin4
	.quad	.Lfunc_end4-.Lfunc_begin4
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	8                               ; 8
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	0
	.quad	0
.Ldebug_loc5:
	.quad	-1
	.quad	.Lfunc_begin5                   ;   base address
	.quad	.Ltmp25-.Lfunc_begin5
	.quad	.Ltmp26-.Lfunc_begin5
	.short	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.quad	0
	.quad	0
.Ldebug_loc6:
	.quad	-1
	.quad	.Lfunc_begin5                   ;   base address
	.quad	.Ltmp25-.Lfunc_begin5
	.quad	.Ltmp27-.Lfunc_begin5
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp27-.Lfunc_begin5
	.quad	.Ltmp28-.Lfunc_begin5
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	1                               ; 1
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp28-.Lfunc_begin5
	.quad	.Ltmp29-.Lfunc_begin5
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	2                               ; 2
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp29-.Lfunc_begin5
	.quad	.Lfunc_end5-.Lfunc_begin5
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	3                               ; 3
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	0
	.quad	0
.Ldebug_loc7:
	.quad	-1
	.quad	.Lfunc_begin6                   ;   base address
	.quad	.Ltmp31-.Lfunc_begin6
	.quad	.Ltmp32-.Lfunc_begin6
	.short	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.quad	0
	.quad	0
.Ldebug_loc8:
	.quad	-1
	.quad	.Lfunc_begin6                   ;   base address
	.quad	.Ltmp31-.Lfunc_begin6
	.quad	.Ltmp33-.Lfunc_begin6
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp33-.Lfunc_begin6
	.quad	.Ltmp34-.Lfunc_begin6
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	1                               ; 1
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp34-.Lfunc_begin6
	.quad	.Ltmp35-.Lfunc_begin6
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	3                               ; 3
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp35-.Lfunc_begin6
	.quad	.Ltmp36-.Lfunc_begin6
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	2                               ; 2
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	.Ltmp36-.Lfunc_begin6
	.quad	.Lfunc_end6-.Lfunc_begin6
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	4                               ; 4
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	0
	.quad	0
.Ldebug_loc9:
	.quad	-1
	.quad	.Lfunc_begin8                   ;   base address
	.quad	.Ltmp39-.Lfunc_begin8
	.quad	.Ltmp50-.Lfunc_begin8
	.short	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.quad	0
	.quad	0
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
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
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	1                               ; DW_TAG_array_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	7                               ; Abbreviation Code
	.byte	15                              ; DW_TAG_pointer_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	51                              ; DW_AT_address_class
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	8                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.ascii	"\227B"                         ; DW_AT_GNU_all_call_sites
	.byte	25                              ; DW_FORM_flag_present
	.byte	110                             ; DW_AT_linkage_name
	.byte	14                              ; DW_FORM_strp
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	9                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	10                              ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	11                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	12                              ; Abbreviation Code
	.ascii	"\211\202\001"                  ; DW_TAG_GNU_call_site
	.byte	0                               ; DW_CHILDREN_no
	.ascii	"\224B"                         ; DW_AT_GNU_call_site_target_clobbered
	.byte	24                              ; DW_FORM_exprloc
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	13                              ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	5                               ; DW_FORM_data2
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	14                              ; Abbreviation Code
	.byte	38                              ; DW_TAG_const_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	15                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	2                               ; DW_AT_location
	.byte	24                              ; DW_FORM_exprloc
	.byte	110                             ; DW_AT_linkage_name
	.byte	14                              ; DW_FORM_strp
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	16                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	64                              ; DW_AT_frame_base
	.byte	24                              ; DW_FORM_exprloc
	.ascii	"\227B"                         ; DW_AT_GNU_all_call_sites
	.byte	25                              ; DW_FORM_flag_present
	.byte	110                             ; DW_AT_linkage_name
	.byte	14                              ; DW_FORM_strp
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	17                              ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	23                              ; DW_FORM_sec_offset
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	18                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	64                              ; DW_AT_frame_base
	.byte	24                              ; DW_FORM_exprloc
	.ascii	"\227B"                         ; DW_AT_GNU_all_call_sites
	.byte	25                              ; DW_FORM_flag_present
	.byte	110                             ; DW_AT_linkage_name
	.byte	14                              ; DW_FORM_strp
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	19                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	23                              ; DW_FORM_sec_offset
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	20                              ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	21                              ; Abbreviation Code
	.byte	47                              ; DW_TAG_template_type_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	22                              ; Abbreviation Code
	.byte	48                              ; DW_TAG_template_value_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	28                              ; DW_AT_const_value
	.byte	13                              ; DW_FORM_sdata
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	23                              ; Abbreviation Code
	.byte	57                              ; DW_TAG_namespace
	.byte	1                               ; DW_CHILDREN_yes
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	24                              ; Abbreviation Code
	.byte	55                              ; DW_TAG_restrict_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	25                              ; Abbreviation Code
	.byte	38                              ; DW_TAG_const_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	26                              ; Abbreviation Code
	.byte	19                              ; DW_TAG_structure_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	54                              ; DW_AT_calling_convention
	.byte	11                              ; DW_FORM_data1
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	27                              ; Abbreviation Code
	.byte	13                              ; DW_TAG_member
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
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
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x441 DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	33                              ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string2                  ; DW_AT_comp_dir
	.quad	0                               ; DW_AT_low_pc
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	2                               ; Abbrev [2] 0x2a:0x18 DW_TAG_variable
	.long	.Linfo_string3                  ; DW_AT_name
	.long	66                              ; DW_AT_type
                                        ; DW_AT_external
	.byte	1                               ; DW_AT_decl_file
	.byte	9                               ; DW_AT_decl_line
	.byte	12                              ; DW_AT_location
	.byte	3
	.quad	device_variable
	.byte	49
	.byte	22
	.byte	24
	.byte	3                               ; Abbrev [3] 0x42:0x7 DW_TAG_base_type
	.long	.Linfo_string4                  ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0x49:0x15 DW_TAG_variable
	.long	.Linfo_string5                  ; DW_AT_name
	.long	94                              ; DW_AT_type
                                        ; DW_AT_external
	.byte	1                               ; DW_AT_decl_file
	.byte	10                              ; DW_AT_decl_line
	.byte	9                               ; DW_AT_location
	.byte	3
	.quad	coefficients
	.byte	4                               ; Abbrev [4] 0x5e:0xc DW_TAG_array_type
	.long	106                             ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x63:0x6 DW_TAG_subrange_type
	.long	113                             ; DW_AT_type
	.byte	4                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	3                               ; Abbrev [3] 0x6a:0x7 DW_TAG_base_type
	.long	.Linfo_string6                  ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	6                               ; Abbrev [6] 0x71:0x7 DW_TAG_base_type
	.long	.Linfo_string7                  ; DW_AT_name
	.byte	8                               ; DW_AT_byte_size
	.byte	7                               ; DW_AT_encoding
	.byte	2                               ; Abbrev [2] 0x78:0x18 DW_TAG_variable
	.long	.Linfo_string8                  ; DW_AT_name
	.long	144                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	1                               ; DW_AT_decl_file
	.byte	12                              ; DW_AT_decl_line
	.byte	12                              ; DW_AT_location
	.byte	3
	.quad	device_pointer
	.byte	49
	.byte	22
	.byte	24
	.byte	7                               ; Abbrev [7] 0x90:0x9 DW_TAG_pointer_type
	.long	66                              ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	8                               ; Abbrev [8] 0x99:0x4b DW_TAG_subprogram
	.quad	.Lfunc_begin3                   ; DW_AT_low_pc
	.long	.Lfunc_end3-.Lfunc_begin3       ; DW_AT_high_pc
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string21                 ; DW_AT_linkage_name
	.long	.Linfo_string22                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	27                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	9                               ; Abbrev [9] 0xb0:0xb DW_TAG_variable
	.long	.Linfo_string9                  ; DW_AT_name
	.long	228                             ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	29                              ; DW_AT_decl_line
	.byte	10                              ; Abbrev [10] 0xbb:0xb DW_TAG_formal_parameter
	.long	.Linfo_string38                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	27                              ; DW_AT_decl_line
	.long	1016                            ; DW_AT_type
	.byte	11                              ; Abbrev [11] 0xc6:0xb DW_TAG_variable
	.long	.Linfo_string39                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	30                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	12                              ; Abbrev [12] 0xd1:0x12 DW_TAG_GNU_call_site
	.byte	8                               ; DW_AT_GNU_call_site_target_clobbered
	.byte	144
	.byte	32
	.byte	147
	.byte	4
	.byte	144
	.byte	33
	.byte	147
	.byte	4
	.quad	.Ltmp15                         ; DW_AT_low_pc
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0xe4:0xd DW_TAG_array_type
	.long	106                             ; DW_AT_type
	.byte	13                              ; Abbrev [13] 0xe9:0x7 DW_TAG_subrange_type
	.long	113                             ; DW_AT_type
	.short	256                             ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	2                               ; Abbrev [2] 0xf1:0x18 DW_TAG_variable
	.long	.Linfo_string10                 ; DW_AT_name
	.long	265                             ; DW_AT_type
                                        ; DW_AT_external
	.byte	1                               ; DW_AT_decl_file
	.byte	50                              ; DW_AT_decl_line
	.byte	12                              ; DW_AT_location
	.byte	3
	.quad	reference_internal
	.byte	49
	.byte	22
	.byte	24
	.byte	7                               ; Abbrev [7] 0x109:0x9 DW_TAG_pointer_type
	.long	274                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	14                              ; Abbrev [14] 0x112:0x1 DW_TAG_const_type
	.byte	15                              ; Abbrev [15] 0x113:0x1c DW_TAG_variable
	.long	.Linfo_string11                 ; DW_AT_name
	.long	66                              ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	11                              ; DW_AT_decl_line
	.byte	12                              ; DW_AT_location
	.byte	3
	.quad	_ZL15static_variable
	.byte	49
	.byte	22
	.byte	24
	.long	.Linfo_string12                 ; DW_AT_linkage_name
	.byte	3                               ; Abbrev [3] 0x12f:0x7 DW_TAG_base_type
	.long	.Linfo_string13                 ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	2                               ; DW_AT_byte_size
	.byte	3                               ; Abbrev [3] 0x136:0x7 DW_TAG_base_type
	.long	.Linfo_string14                 ; DW_AT_name
	.byte	7                               ; DW_AT_encoding
	.byte	8                               ; DW_AT_byte_size
	.byte	16                              ; Abbrev [16] 0x13d:0x2e DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; DW_AT_frame_base
	.byte	144
	.byte	64
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string15                 ; DW_AT_linkage_name
	.long	.Linfo_string16                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	17                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
                                        ; DW_AT_external
	.byte	17                              ; Abbrev [17] 0x15b:0xf DW_TAG_formal_parameter
	.long	.Ldebug_loc0                    ; DW_AT_location
	.long	.Linfo_string37                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	17                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	18                              ; Abbrev [18] 0x16b:0x3c DW_TAG_subprogram
	.quad	.Lfunc_begin1                   ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       ; DW_AT_high_pc
	.byte	2                               ; DW_AT_frame_base
	.byte	144
	.byte	65
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string17                 ; DW_AT_linkage_name
	.long	.Linfo_string18                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	18                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	17                              ; Abbrev [17] 0x185:0xf DW_TAG_formal_parameter
	.long	.Ldebug_loc1                    ; DW_AT_location
	.long	.Linfo_string38                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	18                              ; DW_AT_decl_line
	.long	144                             ; DW_AT_type
	.byte	12                              ; Abbrev [12] 0x194:0x12 DW_TAG_GNU_call_site
	.byte	8                               ; DW_AT_GNU_call_site_target_clobbered
	.byte	144
	.byte	32
	.byte	147
	.byte	4
	.byte	144
	.byte	33
	.byte	147
	.byte	4
	.quad	.Ltmp5                          ; DW_AT_low_pc
	.byte	0                               ; End Of Children Mark
	.byte	8                               ; Abbrev [8] 0x1a7:0x48 DW_TAG_subprogram
	.quad	.Lfunc_begin2                   ; DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin2       ; DW_AT_high_pc
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string19                 ; DW_AT_linkage_name
	.long	.Linfo_string20                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	10                              ; Abbrev [10] 0x1be:0xb DW_TAG_formal_parameter
	.long	.Linfo_string40                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	983                             ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x1c9:0xb DW_TAG_formal_parameter
	.long	.Linfo_string41                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	1002                            ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x1d4:0xb DW_TAG_formal_parameter
	.long	.Linfo_string42                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x1df:0xf DW_TAG_variable
	.long	.Ldebug_loc2                    ; DW_AT_location
	.long	.Linfo_string39                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	22                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	8                               ; Abbrev [8] 0x1ef:0x6d DW_TAG_subprogram
	.quad	.Lfunc_begin4                   ; DW_AT_low_pc
	.long	.Lfunc_end4-.Lfunc_begin4       ; DW_AT_high_pc
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string25                 ; DW_AT_linkage_name
	.long	.Linfo_string26                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	10                              ; Abbrev [10] 0x206:0xb DW_TAG_formal_parameter
	.long	.Linfo_string47                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
	.long	1007                            ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x211:0xb DW_TAG_formal_parameter
	.long	.Linfo_string48                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
	.long	106                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x21c:0xf DW_TAG_variable
	.long	.Ldebug_loc3                    ; DW_AT_location
	.long	.Linfo_string39                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	38                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	20                              ; Abbrev [20] 0x22b:0x1d DW_TAG_lexical_block
	.quad	.Ltmp17                         ; DW_AT_low_pc
	.long	.Ltmp23-.Ltmp17                 ; DW_AT_high_pc
	.byte	19                              ; Abbrev [19] 0x238:0xf DW_TAG_variable
	.long	.Ldebug_loc4                    ; DW_AT_location
	.long	.Linfo_string46                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	40                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	21                              ; Abbrev [21] 0x248:0x9 DW_TAG_template_type_parameter
	.long	106                             ; DW_AT_type
	.long	.Linfo_string23                 ; DW_AT_name
	.byte	22                              ; Abbrev [22] 0x251:0xa DW_TAG_template_value_parameter
	.long	66                              ; DW_AT_type
	.long	.Linfo_string24                 ; DW_AT_name
	.byte	8                               ; DW_AT_const_value
	.byte	0                               ; End Of Children Mark
	.byte	8                               ; Abbrev [8] 0x25c:0x6d DW_TAG_subprogram
	.quad	.Lfunc_begin5                   ; DW_AT_low_pc
	.long	.Lfunc_end5-.Lfunc_begin5       ; DW_AT_high_pc
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string27                 ; DW_AT_linkage_name
	.long	.Linfo_string28                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	10                              ; Abbrev [10] 0x273:0xb DW_TAG_formal_parameter
	.long	.Linfo_string47                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
	.long	1081                            ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x27e:0xb DW_TAG_formal_parameter
	.long	.Linfo_string48                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
	.long	303                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x289:0xf DW_TAG_variable
	.long	.Ldebug_loc5                    ; DW_AT_location
	.long	.Linfo_string39                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	38                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	20                              ; Abbrev [20] 0x298:0x1d DW_TAG_lexical_block
	.quad	.Ltmp26                         ; DW_AT_low_pc
	.long	.Ltmp29-.Ltmp26                 ; DW_AT_high_pc
	.byte	19                              ; Abbrev [19] 0x2a5:0xf DW_TAG_variable
	.long	.Ldebug_loc6                    ; DW_AT_location
	.long	.Linfo_string46                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	40                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	21                              ; Abbrev [21] 0x2b5:0x9 DW_TAG_template_type_parameter
	.long	303                             ; DW_AT_type
	.long	.Linfo_string23                 ; DW_AT_name
	.byte	22                              ; Abbrev [22] 0x2be:0xa DW_TAG_template_value_parameter
	.long	66                              ; DW_AT_type
	.long	.Linfo_string24                 ; DW_AT_name
	.byte	3                               ; DW_AT_const_value
	.byte	0                               ; End Of Children Mark
	.byte	8                               ; Abbrev [8] 0x2c9:0x6d DW_TAG_subprogram
	.quad	.Lfunc_begin6                   ; DW_AT_low_pc
	.long	.Lfunc_end6-.Lfunc_begin6       ; DW_AT_high_pc
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string29                 ; DW_AT_linkage_name
	.long	.Linfo_string30                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	10                              ; Abbrev [10] 0x2e0:0xb DW_TAG_formal_parameter
	.long	.Linfo_string47                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
	.long	1090                            ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x2eb:0xb DW_TAG_formal_parameter
	.long	.Linfo_string48                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	36                              ; DW_AT_decl_line
	.long	310                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x2f6:0xf DW_TAG_variable
	.long	.Ldebug_loc7                    ; DW_AT_location
	.long	.Linfo_string39                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	38                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	20                              ; Abbrev [20] 0x305:0x1d DW_TAG_lexical_block
	.quad	.Ltmp31                         ; DW_AT_low_pc
	.long	.Ltmp36-.Ltmp31                 ; DW_AT_high_pc
	.byte	19                              ; Abbrev [19] 0x312:0xf DW_TAG_variable
	.long	.Ldebug_loc8                    ; DW_AT_location
	.long	.Linfo_string46                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	40                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	21                              ; Abbrev [21] 0x322:0x9 DW_TAG_template_type_parameter
	.long	310                             ; DW_AT_type
	.long	.Linfo_string23                 ; DW_AT_name
	.byte	22                              ; Abbrev [22] 0x32b:0xa DW_TAG_template_value_parameter
	.long	66                              ; DW_AT_type
	.long	.Linfo_string24                 ; DW_AT_name
	.byte	4                               ; DW_AT_const_value
	.byte	0                               ; End Of Children Mark
	.byte	23                              ; Abbrev [23] 0x336:0x25 DW_TAG_namespace
	.byte	8                               ; Abbrev [8] 0x337:0x23 DW_TAG_subprogram
	.quad	.Lfunc_begin7                   ; DW_AT_low_pc
	.long	.Lfunc_end7-.Lfunc_begin7       ; DW_AT_high_pc
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string31                 ; DW_AT_linkage_name
	.long	.Linfo_string32                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	48                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	10                              ; Abbrev [10] 0x34e:0xb DW_TAG_formal_parameter
	.long	.Linfo_string49                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	48                              ; DW_AT_decl_line
	.long	144                             ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	18                              ; Abbrev [18] 0x35b:0x59 DW_TAG_subprogram
	.quad	.Lfunc_begin8                   ; DW_AT_low_pc
	.long	.Lfunc_end8-.Lfunc_begin8       ; DW_AT_high_pc
	.byte	2                               ; DW_AT_frame_base
	.byte	144
	.byte	65
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string33                 ; DW_AT_linkage_name
	.long	.Linfo_string34                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	52                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	10                              ; Abbrev [10] 0x375:0xb DW_TAG_formal_parameter
	.long	.Linfo_string49                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	52                              ; DW_AT_decl_line
	.long	144                             ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x380:0xb DW_TAG_formal_parameter
	.long	.Linfo_string42                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	52                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	11                              ; Abbrev [11] 0x38b:0xb DW_TAG_variable
	.long	.Linfo_string50                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	54                              ; DW_AT_decl_line
	.long	144                             ; DW_AT_type
	.byte	20                              ; Abbrev [20] 0x396:0x1d DW_TAG_lexical_block
	.quad	.Ltmp39                         ; DW_AT_low_pc
	.long	.Ltmp51-.Ltmp39                 ; DW_AT_high_pc
	.byte	19                              ; Abbrev [19] 0x3a3:0xf DW_TAG_variable
	.long	.Ldebug_loc9                    ; DW_AT_location
	.long	.Linfo_string39                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	55                              ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	8                               ; Abbrev [8] 0x3b4:0x23 DW_TAG_subprogram
	.quad	.Lfunc_begin9                   ; DW_AT_low_pc
	.long	.Lfunc_end9-.Lfunc_begin9       ; DW_AT_high_pc
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string35                 ; DW_AT_linkage_name
	.long	.Linfo_string36                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	60                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	10                              ; Abbrev [10] 0x3cb:0xb DW_TAG_formal_parameter
	.long	.Linfo_string49                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	60                              ; DW_AT_decl_line
	.long	144                             ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	24                              ; Abbrev [24] 0x3d7:0x5 DW_TAG_restrict_type
	.long	988                             ; DW_AT_type
	.byte	7                               ; Abbrev [7] 0x3dc:0x9 DW_TAG_pointer_type
	.long	997                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	25                              ; Abbrev [25] 0x3e5:0x5 DW_TAG_const_type
	.long	106                             ; DW_AT_type
	.byte	24                              ; Abbrev [24] 0x3ea:0x5 DW_TAG_restrict_type
	.long	1007                            ; DW_AT_type
	.byte	7                               ; Abbrev [7] 0x3ef:0x9 DW_TAG_pointer_type
	.long	106                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	26                              ; Abbrev [26] 0x3f8:0x3a DW_TAG_structure_type
	.byte	5                               ; DW_AT_calling_convention
	.long	.Linfo_string45                 ; DW_AT_name
	.byte	24                              ; DW_AT_byte_size
	.byte	1                               ; DW_AT_decl_file
	.byte	15                              ; DW_AT_decl_line
	.byte	27                              ; Abbrev [27] 0x401:0xc DW_TAG_member
	.long	.Linfo_string40                 ; DW_AT_name
	.long	1007                            ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	15                              ; DW_AT_decl_line
	.byte	0                               ; DW_AT_data_member_location
	.byte	27                              ; Abbrev [27] 0x40d:0xc DW_TAG_member
	.long	.Linfo_string41                 ; DW_AT_name
	.long	1007                            ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	15                              ; DW_AT_decl_line
	.byte	8                               ; DW_AT_data_member_location
	.byte	27                              ; Abbrev [27] 0x419:0xc DW_TAG_member
	.long	.Linfo_string42                 ; DW_AT_name
	.long	66                              ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	15                              ; DW_AT_decl_line
	.byte	16                              ; DW_AT_data_member_location
	.byte	27                              ; Abbrev [27] 0x425:0xc DW_TAG_member
	.long	.Linfo_string43                 ; DW_AT_name
	.long	1074                            ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	15                              ; DW_AT_decl_line
	.byte	20                              ; DW_AT_data_member_location
	.byte	0                               ; End Of Children Mark
	.byte	3                               ; Abbrev [3] 0x432:0x7 DW_TAG_base_type
	.long	.Linfo_string44                 ; DW_AT_name
	.byte	6                               ; DW_AT_encoding
	.byte	1                               ; DW_AT_byte_size
	.byte	7                               ; Abbrev [7] 0x439:0x9 DW_TAG_pointer_type
	.long	303                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	7                               ; Abbrev [7] 0x442:0x9 DW_TAG_pointer_type
	.long	310                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Lfunc_begin0
	.quad	.Lfunc_end0
	.quad	.Lfunc_begin1
	.quad	.Lfunc_end1
	.quad	.Lfunc_begin2
	.quad	.Lfunc_end2
	.quad	.Lfunc_begin3
	.quad	.Lfunc_end3
	.quad	.Lfunc_begin4
	.quad	.Lfunc_end4
	.quad	.Lfunc_begin5
	.quad	.Lfunc_end5
	.quad	.Lfunc_begin6
	.quad	.Lfunc_end6
	.quad	.Lfunc_begin7
	.quad	.Lfunc_end7
	.quad	.Lfunc_begin8
	.quad	.Lfunc_end8
	.quad	.Lfunc_begin9
	.quad	.Lfunc_end9
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 22.1.8 (1~deb12u1)" ; string offset=0
.Linfo_string1:
	.asciz	"kernels.hip"                   ; string offset=40
.Linfo_string2:
	.asciz	"/source"                       ; string offset=52
.Linfo_string3:
	.asciz	"device_variable"               ; string offset=60
.Linfo_string4:
	.asciz	"int"                           ; string offset=76
.Linfo_string5:
	.asciz	"coefficients"                  ; string offset=80
.Linfo_string6:
	.asciz	"float"                         ; string offset=93
.Linfo_string7:
	.asciz	"__ARRAY_SIZE_TYPE__"           ; string offset=99
.Linfo_string8:
	.asciz	"device_pointer"                ; string offset=119
.Linfo_string9:
	.asciz	"tile"                          ; string offset=134
.Linfo_string10:
	.asciz	"reference_internal"            ; string offset=139
.Linfo_string11:
	.asciz	"static_variable"               ; string offset=158
.Linfo_string12:
	.asciz	"_ZL15static_variable"          ; string offset=174
.Linfo_string13:
	.asciz	"_Float16"                      ; string offset=195
.Linfo_string14:
	.asciz	"unsigned long"                 ; string offset=204
.Linfo_string15:
	.asciz	"_Z6helperi"                    ; string offset=218
.Linfo_string16:
	.asciz	"helper"                        ; string offset=229
.Linfo_string17:
	.asciz	"_Z12unreferencedPi"            ; string offset=236
.Linfo_string18:
	.asciz	"unreferenced"                  ; string offset=255
.Linfo_string19:
	.asciz	"_Z5plainPKfPfi"                ; string offset=268
.Linfo_string20:
	.asciz	"plain"                         ; string offset=283
.Linfo_string21:
	.asciz	"_Z7bounded10parameters"        ; string offset=289
.Linfo_string22:
	.asciz	"bounded"                       ; string offset=312
.Linfo_string23:
	.asciz	"T"                             ; string offset=320
.Linfo_string24:
	.asciz	"Unroll"                        ; string offset=322
.Linfo_string25:
	.asciz	"_Z8unrolledIfLi8EEvPT_S0_"     ; string offset=329
.Linfo_string26:
	.asciz	"unrolled<float, 8>"            ; string offset=355
.Linfo_string27:
	.asciz	"_Z8unrolledIDF16_Li3EEvPT_S0_" ; string offset=374
.Linfo_string28:
	.asciz	"unrolled<_Float16, 3>"         ; string offset=404
.Linfo_string29:
	.asciz	"_Z8unrolledImLi4EEvPT_S0_"     ; string offset=426
.Linfo_string30:
	.asciz	"unrolled<unsigned long, 4>"    ; string offset=452
.Linfo_string31:
	.asciz	"_ZN12_GLOBAL__N_18internalEPi" ; string offset=479
.Linfo_string32:
	.asciz	"internal"                      ; string offset=509
.Linfo_string33:
	.asciz	"_Z13dynamic_stackPii"          ; string offset=518
.Linfo_string34:
	.asciz	"dynamic_stack"                 ; string offset=539
.Linfo_string35:
	.asciz	"_Z10few_groupsPi"              ; string offset=553
.Linfo_string36:
	.asciz	"few_groups"                    ; string offset=570
.Linfo_string37:
	.asciz	"x"                             ; string offset=581
.Linfo_string38:
	.asciz	"p"                             ; string offset=583
.Linfo_string39:
	.asciz	"i"                             ; string offset=585
.Linfo_string40:
	.asciz	"in"                            ; string offset=587
.Linfo_string41:
	.asciz	"out"                           ; string offset=590
.Linfo_string42:
	.asciz	"n"                             ; string offset=594
.Linfo_string43:
	.asciz	"flag"                          ; string offset=596
.Linfo_string44:
	.asciz	"char"                          ; string offset=601
.Linfo_string45:
	.asciz	"parameters"                    ; string offset=606
.Linfo_string46:
	.asciz	"k"                             ; string offset=617
.Linfo_string47:
	.asciz	"data"                          ; string offset=619
.Linfo_string48:
	.asciz	"alpha"                         ; string offset=624
.Linfo_string49:
	.asciz	"a"                             ; string offset=630
.Linfo_string50:
	.asciz	"t"                             ; string offset=632
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym _Z12unreferencedPi
	.addrsig_sym _ZN12_GLOBAL__N_18internalEPi
	.addrsig_sym device_variable
	.addrsig_sym coefficients
	.addrsig_sym device_pointer
	.addrsig_sym __hip_cuid_eb50d11d4f068507
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .max_flat_workgroup_size: 1024
    .name:           _Z5plainPKfPfi
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         _Z5plainPKfPfi.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .offset:         0
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           _Z7bounded10parameters
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         _Z7bounded10parameters.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 1024
    .name:           _Z8unrolledIfLi8EEvPT_S0_
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         _Z8unrolledIfLi8EEvPT_S0_.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           2
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 1024
    .name:           _Z8unrolledIDF16_Li3EEvPT_S0_
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         _Z8unrolledIDF16_Li3EEvPT_S0_.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           _Z8unrolledImLi4EEvPT_S0_
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         _Z8unrolledImLi4EEvPT_S0_.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .name:           _ZN12_GLOBAL__N_18internalEPi
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         _ZN12_GLOBAL__N_18internalEPi.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 1024
    .name:           _Z13dynamic_stackPii
    .private_segment_fixed_size: 16
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         _Z13dynamic_stackPii.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .max_num_workgroups_x: 16
    .max_num_workgroups_y: 4
    .max_num_workgroups_z: 2
    .name:           _Z10few_groupsPi
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         _Z10few_groupsPi.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
