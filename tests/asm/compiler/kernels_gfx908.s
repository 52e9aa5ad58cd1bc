; clang-22 -x hip --offload-arch=gfx908:sramecc- --cuda-device-only --no-offload-new-driver -nogpuinc -O2 -fverbose-asm -mcode-object-version=4 -S -w -nogpulib -fdebug-compilation-dir=/source kernels.hip
	.amdgcn_target "amdgcn-amd-amdhsa--gfx908:sramecc-"
	.amdhsa_code_object_version 4
	.text
	.p2align	2                               ; -- Begin function _Z6helperi
	.type	_Z6helperi,@function
_Z6helperi:                             ; @_Z6helperi
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e020280                ; v_mov_b32_e32 v1, 0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _ZL15static_variable@rel32@lo+4
	.long _ZL15static_variable@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _ZL15static_variable@rel32@hi+12
	.long _ZL15static_variable@rel32@hi+12
	.long 0xdc508000, 0x02040001    ; global_load_dword v2, v1, s[4:5]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68060481                ; v_add_u32_e32 v3, 1, v2
	.long 0x68000102                ; v_add_u32_e32 v0, v2, v0
	.long 0xdc708000, 0x00040301    ; global_store_dword v1, v3, s[4:5]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_Z6helperi, .Lfunc_end0-_Z6helperi
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
; TotalNumSgprs: 36
; NumVgprs: 4
; NumAgprs: 0
; TotalNumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z12unreferencedPi
	.type	_Z12unreferencedPi,@function
_Z12unreferencedPi:                     ; @_Z12unreferencedPi
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe860021                ; s_mov_b32 s6, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8422c1                ; s_xor_saveexec_b64 s[4:5], -1
	.long 0xe0700000, 0x21000600    ; buffer_store_dword v6, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xbefe0104                ; s_mov_b64 exec, s[4:5]
	.long 0x7e0a0301                ; v_mov_b32_e32 v5, v1
	.long 0x7e080300                ; v_mov_b32_e32 v4, v0
	.long 0xdc500000, 0x00000004    ; flat_load_dword v0, v[4:5]
	.long 0xb7200400                ; s_addk_i32 s32, 0x400
	.long 0xd28a0006, 0x0001001e    ; v_writelane_b32 v6, s30, 0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z6helperi@rel32@lo+4
	.long _Z6helperi@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z6helperi@rel32@hi+12
	.long _Z6helperi@rel32@hi+12
	.long 0xd28a0006, 0x0001021f    ; v_writelane_b32 v6, s31, 1
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0xdc700000, 0x00000004    ; flat_store_dword v[4:5], v0
	.long 0xd289001f, 0x00010306    ; v_readlane_b32 s31, v6, 1
	.long 0xd289001e, 0x00010106    ; v_readlane_b32 s30, v6, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xbe8422c1                ; s_xor_saveexec_b64 s[4:5], -1
	.long 0xe0500000, 0x21000600    ; buffer_load_dword v6, off, s[0:3], s33  ; 4-byte Folded Reload
	.long 0xbefe0104                ; s_mov_b64 exec, s[4:5]
	.long 0xbea10006                ; s_mov_b32 s33, s6
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	_Z12unreferencedPi, .Lfunc_end1-_Z12unreferencedPi
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
; TotalNumSgprs: 38
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 16
; MemoryBound: 0
	.text
	.protected	_Z5plainPKfPfi          ; -- Begin function _Z5plainPKfPfi
	.globl	_Z5plainPKfPfi
	.p2align	8
	.type	_Z5plainPKfPfi,@function
_Z5plainPKfPfi:                         ; @_Z5plainPKfPfi
; %bb.0:
	.long 0xc0020002, 0x00000004    ; s_load_dword s0, s[4:5], 0x4
	.long 0xc0020043, 0x00000010    ; s_load_dword s1, s[6:7], 0x10
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x8600ff00, 0x0000ffff    ; s_and_b32 s0, s0, 0xffff
	.long 0x92080008                ; s_mul_i32 s8, s8, s0
	.long 0x68000008                ; v_add_u32_e32 v0, s8, v0
	.long 0x7d880001                ; v_cmp_gt_i32_e32 vcc, s1, v0
	.long 0xbe80206a                ; s_and_saveexec_b64 s[0:1], vcc
	.short ((.LBB2_2)-.-4)/4        ; s_cbranch_execz .LBB2_2
	.short 0xbf88
; %bb.1:
	.long 0xc00a0003, 0x00000000    ; s_load_dwordx4 s[0:3], s[6:7], 0x0
	.long 0x2202009f                ; v_ashrrev_i32_e32 v1, 31, v0
	.long 0xd28f0001, 0x00020082    ; v_lshlrev_b64 v[1:2], 2, v[0:1]
	.long 0x26000083                ; v_and_b32_e32 v0, 3, v0
	.long 0x24000082                ; v_lshlrev_b32_e32 v0, 2, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e080201                ; v_mov_b32_e32 v4, s1
	.long 0x32060200                ; v_add_co_u32_e32 v3, vcc, s0, v1
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, coefficients@rel32@lo+4
	.long coefficients@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, coefficients@rel32@hi+12
	.long coefficients@rel32@hi+12
	.long 0x38080504                ; v_addc_co_u32_e32 v4, vcc, v4, v2, vcc
	.long 0xdc508000, 0x05000000    ; global_load_dword v5, v0, s[0:1]
	.long 0xdc508000, 0x067f0003    ; global_load_dword v6, v[3:4], off
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, device_variable@rel32@lo+4
	.long device_variable@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, device_variable@rel32@hi+12
	.long device_variable@rel32@hi+12
	.long 0xc0020000, 0x00000000    ; s_load_dword s0, s[0:1], 0x0
	.long 0x7e080203                ; v_mov_b32_e32 v4, s3
	.long 0x32000202                ; v_add_co_u32_e32 v0, vcc, s2, v1
	.long 0x38020504                ; v_addc_co_u32_e32 v1, vcc, v4, v2, vcc
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e060a00                ; v_cvt_f32_i32_e32 v3, s0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x76060b06                ; v_fmac_f32_e32 v3, v6, v5
	.long 0xdc708000, 0x007f0300    ; global_store_dword v[0:1], v3, off
.LBB2_2:
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z5plainPKfPfi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
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
	.text
.Lfunc_end2:
	.size	_Z5plainPKfPfi, .Lfunc_end2-_Z5plainPKfPfi
                                        ; -- End function
	.set _Z5plainPKfPfi.num_vgpr, 7
	.set _Z5plainPKfPfi.num_agpr, 0
	.set _Z5plainPKfPfi.numbered_sgpr, 9
	.set _Z5plainPKfPfi.num_named_barrier, 0
	.set _Z5plainPKfPfi.private_seg_size, 0
	.set _Z5plainPKfPfi.uses_vcc, 1
	.set _Z5plainPKfPfi.uses_flat_scratch, 0
	.set _Z5plainPKfPfi.has_dyn_sized_stack, 0
	.set _Z5plainPKfPfi.has_recursion, 0
	.set _Z5plainPKfPfi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 196
; TotalNumSgprs: 13
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 13
; NumVGPRsForWavesPerEU: 7
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	_Z7bounded10parameters  ; -- Begin function _Z7bounded10parameters
	.globl	_Z7bounded10parameters
	.p2align	8
	.type	_Z7bounded10parameters,@function
_Z7bounded10parameters:                 ; @_Z7bounded10parameters
; %bb.0:
	.long 0xc00a0202, 0x00000000    ; s_load_dwordx4 s[8:11], s[4:5], 0x0
	.long 0xc0020182, 0x00000014    ; s_load_dword s6, s[4:5], 0x14
	.long 0x24080082                ; v_lshlrev_b32_e32 v4, 2, v0
	.long 0x680000ff, 0x00000400    ; v_add_u32_e32 v0, 0x400, v0
	.long 0x80000700                ; s_add_u32 s0, s0, s7
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc508000, 0x01080004    ; global_load_dword v1, v4, s[8:9]
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xbe861606                ; s_sext_i32_i8 s6, s6
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, _Z6helperi@rel32@lo+4
	.long _Z6helperi@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, _Z6helperi@rel32@hi+12
	.long _Z6helperi@rel32@hi+12
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd81a0000, 0x00000104    ; ds_write_b32 v4, v1
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbf8a0000                ; s_barrier
	.long 0xd8720000, 0x00000000    ; ds_read_i8 v0, v0
	.long 0x6a020880                ; v_sub_u32_e32 v1, 0, v4
	.long 0xd86c03fc, 0x01000001    ; ds_read_b32 v1, v1 offset:1020
	.long 0xbf8cc17f                ; s_waitcnt lgkmcnt(1)
	.long 0x7e000b00                ; v_cvt_f32_i32_e32 v0, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x020a0101                ; v_add_f32_e32 v5, v1, v0
	.long 0x7e000206                ; v_mov_b32_e32 v0, s6
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0x7e000b00                ; v_cvt_f32_i32_e32 v0, v0
	.long 0x02000105                ; v_add_f32_e32 v0, v5, v0
	.long 0xdc708000, 0x000a0004    ; global_store_dword v4, v0, s[10:11]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z7bounded10parameters
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 33
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
	.size	_Z7bounded10parameters, .Lfunc_end3-_Z7bounded10parameters
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
; codeLenInByte = 160
; TotalNumSgprs: 37
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 37
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.text._Z8unrolledIfLi8EEvPT_S0_,"axG",@progbits,_Z8unrolledIfLi8EEvPT_S0_,comdat
	.protected	_Z8unrolledIfLi8EEvPT_S0_ ; -- Begin function _Z8unrolledIfLi8EEvPT_S0_
	.globl	_Z8unrolledIfLi8EEvPT_S0_
	.p2align	8
	.type	_Z8unrolledIfLi8EEvPT_S0_,@function
_Z8unrolledIfLi8EEvPT_S0_:              ; @_Z8unrolledIfLi8EEvPT_S0_
; %bb.0:
	.long 0xc0060002, 0x00000000    ; s_load_dwordx2 s[0:1], s[4:5], 0x0
	.long 0xc0020082, 0x00000008    ; s_load_dword s2, s[4:5], 0x8
	.long 0x24200085                ; v_lshlrev_b32_e32 v16, 5, v0
	.long 0x7e1602ff, 0x40400000    ; v_mov_b32_e32 v11, 0x40400000
	.long 0x7e1a02ff, 0x40a00000    ; v_mov_b32_e32 v13, 0x40a00000
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc5c8000, 0x00000010    ; global_load_dwordx4 v[0:3], v16, s[0:1]
	.long 0xdc5c8010, 0x04000010    ; global_load_dwordx4 v[4:7], v16, s[0:1] offset:16
	.long 0x7e1c02ff, 0x40c00000    ; v_mov_b32_e32 v14, 0x40c00000
	.long 0x7e1e02ff, 0x40e00000    ; v_mov_b32_e32 v15, 0x40e00000
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xd1cb0008, 0x02020002    ; v_fma_f32 v8, s2, v0, 0
	.long 0xd1cb0009, 0x03ca0202    ; v_fma_f32 v9, s2, v1, 1.0
	.long 0xd1cb000a, 0x03d20402    ; v_fma_f32 v10, s2, v2, 2.0
	.long 0x76160602                ; v_fmac_f32_e32 v11, s2, v3
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd1cb000c, 0x03da0802    ; v_fma_f32 v12, s2, v4, 4.0
	.long 0x761a0a02                ; v_fmac_f32_e32 v13, s2, v5
	.long 0x761c0c02                ; v_fmac_f32_e32 v14, s2, v6
	.long 0x761e0e02                ; v_fmac_f32_e32 v15, s2, v7
	.long 0xdc7c8000, 0x00000810    ; global_store_dwordx4 v16, v[8:11], s[0:1]
	.long 0xdc7c8010, 0x00000c10    ; global_store_dwordx4 v16, v[12:15], s[0:1] offset:16
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z8unrolledIfLi8EEvPT_S0_
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 6
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text._Z8unrolledIfLi8EEvPT_S0_,"axG",@progbits,_Z8unrolledIfLi8EEvPT_S0_,comdat
.Lfunc_end4:
	.size	_Z8unrolledIfLi8EEvPT_S0_, .Lfunc_end4-_Z8unrolledIfLi8EEvPT_S0_
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
; TotalNumSgprs: 10
; NumVgprs: 17
; NumAgprs: 0
; TotalNumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 17
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.text._Z8unrolledIDF16_Li3EEvPT_S0_,"axG",@progbits,_Z8unrolledIDF16_Li3EEvPT_S0_,comdat
	.protected	_Z8unrolledIDF16_Li3EEvPT_S0_ ; -- Begin function _Z8unrolledIDF16_Li3EEvPT_S0_
	.globl	_Z8unrolledIDF16_Li3EEvPT_S0_
	.p2align	8
	.type	_Z8unrolledIDF16_Li3EEvPT_S0_,@function
_Z8unrolledIDF16_Li3EEvPT_S0_:          ; @_Z8unrolledIDF16_Li3EEvPT_S0_
; %bb.0:
	.long 0xc0060002, 0x00000000    ; s_load_dwordx2 s[0:1], s[4:5], 0x0
	.long 0xc0020082, 0x00000008    ; s_load_dword s2, s[4:5], 0x8
	.long 0x10000083                ; v_mul_u32_u24_e32 v0, 3, v0
	.long 0x24000081                ; v_lshlrev_b32_e32 v0, 1, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc508000, 0x01000000    ; global_load_dword v1, v0, s[0:1]
	.long 0xdc488004, 0x02000000    ; global_load_ushort v2, v0, s[0:1] offset:4
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xd38e2001, 0x13ca0202    ; v_pk_fma_f16 v1, s2, v1, 1.0 op_sel:[0,0,1] op_sel_hi:[0,1,0]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd2060002, 0x03d20402    ; v_fma_f16 v2, s2, v2, 2.0
	.long 0xdc708000, 0x00000100    ; global_store_dword v0, v1, s[0:1]
	.long 0xdc688004, 0x00000200    ; global_store_short v0, v2, s[0:1] offset:4
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z8unrolledIDF16_Li3EEvPT_S0_
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 6
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text._Z8unrolledIDF16_Li3EEvPT_S0_,"axG",@progbits,_Z8unrolledIDF16_Li3EEvPT_S0_,comdat
.Lfunc_end5:
	.size	_Z8unrolledIDF16_Li3EEvPT_S0_, .Lfunc_end5-_Z8unrolledIDF16_Li3EEvPT_S0_
                                        ; -- End function
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.num_vgpr, 3
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.num_agpr, 0
	.set _Z8unrolledIDF16_Li3EEvPT_S0_.numbered_sgpr, 6
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
; TotalNumSgprs: 10
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
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 3
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.text._Z8unrolledImLi4EEvPT_S0_,"axG",@progbits,_Z8unrolledImLi4EEvPT_S0_,comdat
	.protected	_Z8unrolledImLi4EEvPT_S0_ ; -- Begin function _Z8unrolledImLi4EEvPT_S0_
	.globl	_Z8unrolledImLi4EEvPT_S0_
	.p2align	8
	.type	_Z8unrolledImLi4EEvPT_S0_,@function
_Z8unrolledImLi4EEvPT_S0_:              ; @_Z8unrolledImLi4EEvPT_S0_
; %bb.0:
	.long 0xc00a0002, 0x00000000    ; s_load_dwordx4 s[0:3], s[4:5], 0x0
	.long 0x24180085                ; v_lshlrev_b32_e32 v12, 5, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc5c8000, 0x0000000c    ; global_load_dwordx4 v[0:3], v12, s[0:1]
	.long 0xdc5c8010, 0x0400000c    ; global_load_dwordx4 v[4:7], v12, s[0:1] offset:16
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xd285000d, 0x00000501    ; v_mul_lo_u32 v13, v1, s2
	.long 0xd285000e, 0x00000700    ; v_mul_lo_u32 v14, v0, s3
	.long 0xd1e80400, 0x02000500    ; v_mad_u64_u32 v[0:1], s[4:5], v0, s2, 0
	.long 0xd285000f, 0x00000702    ; v_mul_lo_u32 v15, v2, s3
	.long 0xd2850010, 0x00000503    ; v_mul_lo_u32 v16, v3, s2
	.long 0xd1e80402, 0x02040502    ; v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 1
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd2850011, 0x00000704    ; v_mul_lo_u32 v17, v4, s3
	.long 0xd2850005, 0x00000505    ; v_mul_lo_u32 v5, v5, s2
	.long 0xd1e80408, 0x02080504    ; v_mad_u64_u32 v[8:9], s[4:5], v4, s2, 2
	.long 0xd2850004, 0x00000706    ; v_mul_lo_u32 v4, v6, s3
	.long 0xd1e8040a, 0x020c0506    ; v_mad_u64_u32 v[10:11], s[4:5], v6, s2, 3
	.long 0xd2850006, 0x00000507    ; v_mul_lo_u32 v6, v7, s2
	.long 0xd1ff0001, 0x04361d01    ; v_add3_u32 v1, v1, v14, v13
	.long 0xd1ff0003, 0x043e0710    ; v_add3_u32 v3, v16, v3, v15
	.long 0xd1ff0009, 0x04461305    ; v_add3_u32 v9, v5, v9, v17
	.long 0xd1ff000b, 0x04121706    ; v_add3_u32 v11, v6, v11, v4
	.long 0xdc7c8000, 0x0000000c    ; global_store_dwordx4 v12, v[0:3], s[0:1]
	.long 0xdc7c8010, 0x0000080c    ; global_store_dwordx4 v12, v[8:11], s[0:1] offset:16
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z8unrolledImLi4EEvPT_S0_
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 6
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text._Z8unrolledImLi4EEvPT_S0_,"axG",@progbits,_Z8unrolledImLi4EEvPT_S0_,comdat
.Lfunc_end6:
	.size	_Z8unrolledImLi4EEvPT_S0_, .Lfunc_end6-_Z8unrolledImLi4EEvPT_S0_
                                        ; -- End function
	.set _Z8unrolledImLi4EEvPT_S0_.num_vgpr, 18
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
; TotalNumSgprs: 10
; NumVgprs: 18
; NumAgprs: 0
; TotalNumVgprs: 18
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 18
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.text._ZN12_GLOBAL__N_18internalEPi,"axG",@progbits,_ZN12_GLOBAL__N_18internalEPi,comdat
	.globl	_ZN12_GLOBAL__N_18internalEPi   ; -- Begin function _ZN12_GLOBAL__N_18internalEPi
	.p2align	8
	.type	_ZN12_GLOBAL__N_18internalEPi,@function
_ZN12_GLOBAL__N_18internalEPi:          ; @_ZN12_GLOBAL__N_18internalEPi
; %bb.0:
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, device_pointer@rel32@lo+4
	.long device_pointer@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, device_pointer@rel32@hi+12
	.long device_pointer@rel32@hi+12
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000200                ; v_mov_b32_e32 v0, s0
	.long 0x7e020201                ; v_mov_b32_e32 v1, s1
	.long 0xdc500000, 0x00000000    ; flat_load_dword v0, v[0:1]
	.long 0xc0060002, 0x00000000    ; s_load_dwordx2 s[0:1], s[4:5], 0x0
	.long 0x7e020280                ; v_mov_b32_e32 v1, 0
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xdc708000, 0x00000001    ; global_store_dword v1, v0, s[0:1]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _ZN12_GLOBAL__N_18internalEPi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 6
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text._ZN12_GLOBAL__N_18internalEPi,"axG",@progbits,_ZN12_GLOBAL__N_18internalEPi,comdat
.Lfunc_end7:
	.size	_ZN12_GLOBAL__N_18internalEPi, .Lfunc_end7-_ZN12_GLOBAL__N_18internalEPi
                                        ; -- End function
	.set _ZN12_GLOBAL__N_18internalEPi.num_vgpr, 2
	.set _ZN12_GLOBAL__N_18internalEPi.num_agpr, 0
	.set _ZN12_GLOBAL__N_18internalEPi.numbered_sgpr, 6
	.set _ZN12_GLOBAL__N_18internalEPi.num_named_barrier, 0
	.set _ZN12_GLOBAL__N_18internalEPi.private_seg_size, 0
	.set _ZN12_GLOBAL__N_18internalEPi.uses_vcc, 0
	.set _ZN12_GLOBAL__N_18internalEPi.uses_flat_scratch, 0
	.set _ZN12_GLOBAL__N_18internalEPi.has_dyn_sized_stack, 0
	.set _ZN12_GLOBAL__N_18internalEPi.has_recursion, 0
	.set _ZN12_GLOBAL__N_18internalEPi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 76
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
	.protected	_Z13dynamic_stackPii    ; -- Begin function _Z13dynamic_stackPii
	.globl	_Z13dynamic_stackPii
	.p2align	8
	.type	_Z13dynamic_stackPii,@function
_Z13dynamic_stackPii:                   ; @_Z13dynamic_stackPii
; %bb.0:
	.long 0x80000700                ; s_add_u32 s0, s0, s7
	.long 0xc0020202, 0x00000008    ; s_load_dword s8, s[4:5], 0x8
	.long 0xc0060182, 0x00000000    ; s_load_dwordx2 s[6:7], s[4:5], 0x0
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xb0200400                ; s_movk_i32 s32, 0x400
	.long 0xbe890020                ; s_mov_b32 s9, s32
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x97848f08                ; s_lshl2_add_u32 s4, s8, 15
	.long 0x8604d004                ; s_and_b32 s4, s4, -16
	.long 0x8e048604                ; s_lshl_b32 s4, s4, 6
	.long 0x81200409                ; s_add_i32 s32, s9, s4
	.long 0xbf048108                ; s_cmp_lt_i32 s8, 1
	.long 0xbea10080                ; s_mov_b32 s33, 0
	.short ((.LBB8_3)-.-4)/4        ; s_cbranch_scc1 .LBB8_3
	.short 0xbf85
; %bb.1:
	.long 0xbe8a0009                ; s_mov_b32 s10, s9
	.long 0xbe840106                ; s_mov_b64 s[4:5], s[6:7]
.LBB8_2:                                ; =>This Inner Loop Header: Depth=1
	.long 0xc00202c2, 0x00000000    ; s_load_dword s11, s[4:5], 0x0
	.long 0x8108c108                ; s_add_i32 s8, s8, -1
	.long 0x80048404                ; s_add_u32 s4, s4, 4
	.long 0x7e00020a                ; v_mov_b32_e32 v0, s10
	.long 0x82058005                ; s_addc_u32 s5, s5, 0
	.long 0x810a840a                ; s_add_i32 s10, s10, 4
	.long 0xbf068008                ; s_cmp_eq_u32 s8, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e02020b                ; v_mov_b32_e32 v1, s11
	.long 0xe0701000, 0x80000100    ; buffer_store_dword v1, v0, s[0:3], 0 offen
	.short ((.LBB8_2)-.-4)/4        ; s_cbranch_scc0 .LBB8_2
	.short 0xbf84
.LBB8_3:
	.long 0xc0020103, 0x00000004    ; s_load_dword s4, s[6:7], 0x4
	.long 0x7e020280                ; v_mov_b32_e32 v1, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x97840904                ; s_lshl2_add_u32 s4, s4, s9
	.long 0x7e000204                ; v_mov_b32_e32 v0, s4
	.long 0xe0501000, 0x80000000    ; buffer_load_dword v0, v0, s[0:3], 0 offen
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xdc708000, 0x00060001    ; global_store_dword v1, v0, s[6:7]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z13dynamic_stackPii
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 4112
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 34
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
	.size	_Z13dynamic_stackPii, .Lfunc_end8-_Z13dynamic_stackPii
                                        ; -- End function
	.set _Z13dynamic_stackPii.num_vgpr, 2
	.set _Z13dynamic_stackPii.num_agpr, 0
	.set _Z13dynamic_stackPii.numbered_sgpr, 34
	.set _Z13dynamic_stackPii.num_named_barrier, 0
	.set _Z13dynamic_stackPii.private_seg_size, 4112
	.set _Z13dynamic_stackPii.uses_vcc, 0
	.set _Z13dynamic_stackPii.uses_flat_scratch, 0
	.set _Z13dynamic_stackPii.has_dyn_sized_stack, 1
	.set _Z13dynamic_stackPii.has_recursion, 0
	.set _Z13dynamic_stackPii.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 172
; TotalNumSgprs: 38
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 4112
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 38
; NumVGPRsForWavesPerEU: 2
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	_Z10few_groupsPi        ; -- Begin function _Z10few_groupsPi
	.globl	_Z10few_groupsPi
	.p2align	8
	.type	_Z10few_groupsPi,@function
_Z10few_groupsPi:                       ; @_Z10few_groupsPi
; %bb.0:
	.long 0xc0060002, 0x00000000    ; s_load_dwordx2 s[0:1], s[4:5], 0x0
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x7e020281                ; v_mov_b32_e32 v1, 1
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xdc708000, 0x00000100    ; global_store_dword v0, v1, s[0:1]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z10few_groupsPi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 6
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
	.size	_Z10few_groupsPi, .Lfunc_end9-_Z10few_groupsPi
                                        ; -- End function
	.set _Z10few_groupsPi.num_vgpr, 2
	.set _Z10few_groupsPi.num_agpr, 0
	.set _Z10few_groupsPi.numbered_sgpr, 6
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
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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

	.type	__hip_cuid_4e24ede7d429da31,@object ; @__hip_cuid_4e24ede7d429da31
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_4e24ede7d429da31
__hip_cuid_4e24ede7d429da31:
	.byte	0                               ; 0x0
	.size	__hip_cuid_4e24ede7d429da31, 1

	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym _Z12unreferencedPi
	.addrsig_sym _ZN12_GLOBAL__N_18internalEPi
	.addrsig_sym device_variable
	.addrsig_sym coefficients
	.addrsig_sym device_pointer
	.addrsig_sym __hip_cuid_4e24ede7d429da31
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 1024
    .name:           _Z5plainPKfPfi
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         _Z5plainPKfPfi.kd
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
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         _Z7bounded10parameters.kd
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         _Z8unrolledIfLi8EEvPT_S0_.kd
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         _Z8unrolledIDF16_Li3EEvPT_S0_.kd
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         _Z8unrolledImLi4EEvPT_S0_.kd
    .vgpr_count:     18
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
    .private_segment_fixed_size: 4112
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         _Z13dynamic_stackPii.kd
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         _Z10few_groupsPi.kd
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   'amdgcn-amd-amdhsa--gfx908:sramecc-'
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
