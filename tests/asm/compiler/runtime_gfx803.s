; clang-22 -x cl -cl-std=CL2.0 --target=amdgcn-amd-amdhsa -mcpu=gfx803 -O2 -ffunction-sections -fno-unique-section-names -mcode-object-version=4 -S -w -nogpulib -fdebug-compilation-dir=/source runtime.cl
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.section	.text,"ax",@progbits,unique,1
	.protected	prints                  ; -- Begin function prints
	.globl	prints
	.p2align	8
	.type	prints,@function
prints:                                 ; @prints
; %bb.0:
	.long 0x810c110c                ; s_add_i32 s12, s12, s17
	.long 0x8f67880c                ; s_lshr_b32 flat_scratch_hi, s12, 8
	.long 0x80001100                ; s_add_u32 s0, s0, s17
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xbeb00108                ; s_mov_b64 s[48:49], s[8:9]
	.long 0xc0060d04, 0x00000000    ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0x80089030                ; s_add_u32 s8, s48, 16
	.long 0x82098031                ; s_addc_u32 s9, s49, 0
	.long 0xbea60104                ; s_mov_b64 s[38:39], s[4:5]
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, __printf_alloc@gotpcrel32@lo+4
	.long __printf_alloc@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, __printf_alloc@gotpcrel32@hi+12
	.long __printf_alloc@gotpcrel32@hi+12
	.long 0xc0060d82, 0x00000000    ; s_load_dwordx2 s[54:55], s[4:5], 0x0
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xc002101a, 0x0000001c    ; s_load_dword s64, s[52:53], 0x1c
	.long 0x2402028a                ; v_lshlrev_b32_e32 v1, 10, v1
	.long 0x24040494                ; v_lshlrev_b32_e32 v2, 20, v2
	.long 0x28000300                ; v_or_b32_e32 v0, v0, v1
	.long 0x28500500                ; v_or_b32_e32 v40, v0, v2
	.long 0xbee6000d                ; s_mov_b32 flat_scratch_lo, s13
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe8c000e                ; s_mov_b32 s12, s14
	.long 0xbe8d000f                ; s_mov_b32 s13, s15
	.long 0xbe8e0010                ; s_mov_b32 s14, s16
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e00028c                ; v_mov_b32_e32 v0, 12
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbea10010                ; s_mov_b32 s33, s16
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40106                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x7dda0080                ; v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB0_2)-.-4)/4        ; s_cbranch_execz .LBB0_2
	.short 0xbf88
; %bb.1:
	.long 0x7e040283                ; v_mov_b32_e32 v2, 3
	.long 0x7e060287                ; v_mov_b32_e32 v3, 7
	.long 0x7e080240                ; v_mov_b32_e32 v4, s64
	.long 0xdc780000, 0x00000200    ; flat_store_dwordx3 v[0:1], v[2:4]
.LBB0_2:
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0x80089030                ; s_add_u32 s8, s48, 16
	.long 0x82098031                ; s_addc_u32 s9, s49, 0
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e0002a4                ; v_mov_b32_e32 v0, 36
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x7dda0080                ; v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB0_4)-.-4)/4        ; s_cbranch_execz .LBB0_4
	.short 0xbf88
; %bb.3:
	.long 0x320c0084                ; v_add_u32_e32 v6, vcc, 4, v0
	.long 0x7e060282                ; v_mov_b32_e32 v3, 2
	.long 0x380e0280                ; v_addc_u32_e32 v7, vcc, 0, v1, vcc
	.long 0x7e040281                ; v_mov_b32_e32 v2, 1
	.long 0x7e080283                ; v_mov_b32_e32 v4, 3
	.long 0x7e0a0284                ; v_mov_b32_e32 v5, 4
	.long 0xdc7c0000, 0x00000206    ; flat_store_dwordx4 v[6:7], v[2:5]
	.long 0xdc700000, 0x00000300    ; flat_store_dword v[0:1], v3
	.long 0x32040094                ; v_add_u32_e32 v2, vcc, 20, v0
	.long 0x38060280                ; v_addc_u32_e32 v3, vcc, 0, v1, vcc
	.long 0x7e0802ff, 0x003f3f3f    ; v_mov_b32_e32 v4, 0x3f3f3f
	.long 0x7e0a02ff, 0x3fc00000    ; v_mov_b32_e32 v5, 0x3fc00000
	.long 0xdc740000, 0x00000402    ; flat_store_dwordx2 v[2:3], v[4:5]
	.long 0x3200009c                ; v_add_u32_e32 v0, vcc, 28, v0
	.long 0x7e040234                ; v_mov_b32_e32 v2, s52
	.long 0x38020280                ; v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.long 0x7e060235                ; v_mov_b32_e32 v3, s53
	.long 0xdc740000, 0x00000200    ; flat_store_dwordx2 v[0:1], v[2:3]
.LBB0_4:
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0x80089030                ; s_add_u32 s8, s48, 16
	.long 0x82098031                ; s_addc_u32 s9, s49, 0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, __printf_alloc@gotpcrel32@lo+4
	.long __printf_alloc@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, __printf_alloc@gotpcrel32@hi+12
	.long __printf_alloc@gotpcrel32@hi+12
	.long 0xc0060402, 0x00000000    ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000284                ; v_mov_b32_e32 v0, 4
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7dda0080                ; v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB0_6)-.-4)/4        ; s_cbranch_execz .LBB0_6
	.short 0xbf88
; %bb.5:
	.long 0x7e040281                ; v_mov_b32_e32 v2, 1
	.long 0xdc700000, 0x00000200    ; flat_store_dword v[0:1], v2
.LBB0_6:
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel prints
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16384
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(prints.num_agpr, prints.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(prints.numbered_sgpr+6, 1, 0)-6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.section	.text,"ax",@progbits,unique,1
.Lfunc_end0:
	.size	prints, .Lfunc_end0-prints
                                        ; -- End function
	.set prints.num_vgpr, max(41, amdgpu.max_num_vgpr)
	.set prints.num_agpr, max(0, amdgpu.max_num_agpr)
	.set prints.numbered_sgpr, max(65, amdgpu.max_num_sgpr)
	.set prints.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set prints.private_seg_size, 0+max(16384)
	.set prints.uses_vcc, 1
	.set prints.uses_flat_scratch, 1
	.set prints.has_dyn_sized_stack, 1
	.set prints.has_recursion, 1
	.set prints.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 448
; TotalNumSgprs: prints.numbered_sgpr+6
; NumVgprs: prints.num_vgpr
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(prints.numbered_sgpr+extrasgprs(prints.uses_vcc, prints.uses_flat_scratch, 0), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(prints.num_agpr, prints.num_vgpr), 1, 0), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(prints.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(prints.num_agpr, prints.num_vgpr), 1, 0)
; Occupancy: occupancy(10, 4, 256, 7, 10, max(prints.numbered_sgpr+extrasgprs(prints.uses_vcc, prints.uses_flat_scratch, 0), 1, 0), max(totalnumvgprs(prints.num_agpr, prints.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.section	.text,"ax",@progbits,unique,2
	.protected	__clang_ocl_kern_imp_prints ; -- Begin function __clang_ocl_kern_imp_prints
	.globl	__clang_ocl_kern_imp_prints
	.p2align	2
	.type	__clang_ocl_kern_imp_prints,@function
__clang_ocl_kern_imp_prints:            ; @__clang_ocl_kern_imp_prints
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900021                ; s_mov_b32 s16, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe9221c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700018, 0x21002e00    ; buffer_store_dword v46, off, s[0:3], s33 offset:24 ; 4-byte Folded Spill
	.long 0xbefe0112                ; s_mov_b64 exec, s[18:19]
	.long 0xe0700014, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:20 ; 4-byte Folded Spill
	.long 0xe0700010, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xe070000c, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002d00    ; buffer_store_dword v45, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0x7e520301                ; v_mov_b32_e32 v41, v1
	.long 0x3200509c                ; v_add_u32_e32 v0, vcc, 28, v40
	.long 0x38025280                ; v_addc_u32_e32 v1, vcc, 0, v41, vcc
	.long 0xdc500000, 0x2d000000    ; flat_load_dword v45, v[0:1]
	.long 0xd28a002e, 0x00012010    ; v_writelane_b32 v46, s16, 16
	.long 0xd28a002e, 0x0001001e    ; v_writelane_b32 v46, s30, 0
	.long 0xd28a002e, 0x0001021f    ; v_writelane_b32 v46, s31, 1
	.long 0xd28a002e, 0x00010422    ; v_writelane_b32 v46, s34, 2
	.long 0xd28a002e, 0x00010623    ; v_writelane_b32 v46, s35, 3
	.long 0xd28a002e, 0x00010824    ; v_writelane_b32 v46, s36, 4
	.long 0xd28a002e, 0x00010a25    ; v_writelane_b32 v46, s37, 5
	.long 0xd28a002e, 0x00010c26    ; v_writelane_b32 v46, s38, 6
	.long 0xd28a002e, 0x00010e27    ; v_writelane_b32 v46, s39, 7
	.long 0xd28a002e, 0x00011030    ; v_writelane_b32 v46, s48, 8
	.long 0xd28a002e, 0x00011231    ; v_writelane_b32 v46, s49, 9
	.long 0xd28a002e, 0x00011432    ; v_writelane_b32 v46, s50, 10
	.long 0xd28a002e, 0x00011633    ; v_writelane_b32 v46, s51, 11
	.long 0xd28a002e, 0x00011834    ; v_writelane_b32 v46, s52, 12
	.long 0xb7200800                ; s_addk_i32 s32, 0x800
	.long 0xd28a002e, 0x00011a35    ; v_writelane_b32 v46, s53, 13
	.long 0xd28a002e, 0x00011c36    ; v_writelane_b32 v46, s54, 14
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, __printf_alloc@gotpcrel32@lo+4
	.long __printf_alloc@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, __printf_alloc@gotpcrel32@hi+12
	.long __printf_alloc@gotpcrel32@hi+12
	.long 0xd28a002e, 0x00011e37    ; v_writelane_b32 v46, s55, 15
	.long 0xc0060d82, 0x00000000    ; s_load_dwordx2 s[54:55], s[4:5], 0x0
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0x7e00028c                ; v_mov_b32_e32 v0, 12
	.long 0x7e54031f                ; v_mov_b32_e32 v42, v31
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbeb4000d                ; s_mov_b32 s52, s13
	.long 0xbeb5000c                ; s_mov_b32 s53, s12
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40108                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x7dda0080                ; v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB1_2)-.-4)/4        ; s_cbranch_execz .LBB1_2
	.short 0xbf88
; %bb.1:
	.long 0x7e580287                ; v_mov_b32_e32 v44, 7
	.long 0x7e560283                ; v_mov_b32_e32 v43, 3
	.long 0xdc780000, 0x00002b00    ; flat_store_dwordx3 v[0:1], v[43:45]
.LBB1_2:
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e032a                ; v_mov_b32_e32 v31, v42
	.long 0x7e0002a4                ; v_mov_b32_e32 v0, 36
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x7dda0080                ; v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB1_4)-.-4)/4        ; s_cbranch_execz .LBB1_4
	.short 0xbf88
; %bb.3:
	.long 0x320c0084                ; v_add_u32_e32 v6, vcc, 4, v0
	.long 0x7e060282                ; v_mov_b32_e32 v3, 2
	.long 0x380e0280                ; v_addc_u32_e32 v7, vcc, 0, v1, vcc
	.long 0x7e040281                ; v_mov_b32_e32 v2, 1
	.long 0x7e080283                ; v_mov_b32_e32 v4, 3
	.long 0x7e0a0284                ; v_mov_b32_e32 v5, 4
	.long 0xdc7c0000, 0x00000206    ; flat_store_dwordx4 v[6:7], v[2:5]
	.long 0xdc700000, 0x00000300    ; flat_store_dword v[0:1], v3
	.long 0x32040094                ; v_add_u32_e32 v2, vcc, 20, v0
	.long 0x38060280                ; v_addc_u32_e32 v3, vcc, 0, v1, vcc
	.long 0x3200009c                ; v_add_u32_e32 v0, vcc, 28, v0
	.long 0x7e0802ff, 0x003f3f3f    ; v_mov_b32_e32 v4, 0x3f3f3f
	.long 0x7e0a02ff, 0x3fc00000    ; v_mov_b32_e32 v5, 0x3fc00000
	.long 0x38020280                ; v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.long 0xdc740000, 0x00000402    ; flat_store_dwordx2 v[2:3], v[4:5]
	.long 0xdc740000, 0x00002800    ; flat_store_dwordx2 v[0:1], v[40:41]
.LBB1_4:
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, __printf_alloc@gotpcrel32@lo+4
	.long __printf_alloc@gotpcrel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, __printf_alloc@gotpcrel32@hi+12
	.long __printf_alloc@gotpcrel32@hi+12
	.long 0xc0060402, 0x00000000    ; s_load_dwordx2 s[16:17], s[4:5], 0x0
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e032a                ; v_mov_b32_e32 v31, v42
	.long 0x7e000284                ; v_mov_b32_e32 v0, 4
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7dda0080                ; v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB1_6)-.-4)/4        ; s_cbranch_execz .LBB1_6
	.short 0xbf88
; %bb.5:
	.long 0x7e040281                ; v_mov_b32_e32 v2, 1
	.long 0xdc700000, 0x00000200    ; flat_store_dword v[0:1], v2
.LBB1_6:
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0xe0500000, 0x21002d00    ; buffer_load_dword v45, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0500004, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0500008, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe050000c, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xe0500010, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xe0500014, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:20 ; 4-byte Folded Reload
	.long 0xd2890037, 0x00011f2e    ; v_readlane_b32 s55, v46, 15
	.long 0xd2890036, 0x00011d2e    ; v_readlane_b32 s54, v46, 14
	.long 0xd2890035, 0x00011b2e    ; v_readlane_b32 s53, v46, 13
	.long 0xd2890034, 0x0001192e    ; v_readlane_b32 s52, v46, 12
	.long 0xd2890033, 0x0001172e    ; v_readlane_b32 s51, v46, 11
	.long 0xd2890032, 0x0001152e    ; v_readlane_b32 s50, v46, 10
	.long 0xd2890031, 0x0001132e    ; v_readlane_b32 s49, v46, 9
	.long 0xd2890030, 0x0001112e    ; v_readlane_b32 s48, v46, 8
	.long 0xd2890027, 0x00010f2e    ; v_readlane_b32 s39, v46, 7
	.long 0xd2890026, 0x00010d2e    ; v_readlane_b32 s38, v46, 6
	.long 0xd2890025, 0x00010b2e    ; v_readlane_b32 s37, v46, 5
	.long 0xd2890024, 0x0001092e    ; v_readlane_b32 s36, v46, 4
	.long 0xd2890023, 0x0001072e    ; v_readlane_b32 s35, v46, 3
	.long 0xd2890022, 0x0001052e    ; v_readlane_b32 s34, v46, 2
	.long 0xd289001f, 0x0001032e    ; v_readlane_b32 s31, v46, 1
	.long 0xd289001e, 0x0001012e    ; v_readlane_b32 s30, v46, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x0001212e    ; v_readlane_b32 s4, v46, 16
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500018, 0x21002e00    ; buffer_load_dword v46, off, s[0:3], s33 offset:24 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_prints, .Lfunc_end1-__clang_ocl_kern_imp_prints
                                        ; -- End function
	.set __clang_ocl_kern_imp_prints.num_vgpr, max(47, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_prints.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_prints.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_prints.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_prints.private_seg_size, 32+max(16384)
	.set __clang_ocl_kern_imp_prints.uses_vcc, 1
	.set __clang_ocl_kern_imp_prints.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_prints.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_prints.has_recursion, 1
	.set __clang_ocl_kern_imp_prints.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 820
; TotalNumSgprs: __clang_ocl_kern_imp_prints.numbered_sgpr+6
; NumVgprs: max(47, amdgpu.max_num_vgpr)
; ScratchSize: 16416
; MemoryBound: 0
	.section	.text,"ax",@progbits,unique,3
	.protected	hidden                  ; -- Begin function hidden
	.globl	hidden
	.p2align	8
	.type	hidden,@function
hidden:                                 ; @hidden
; %bb.0:
	.long 0x810c110c                ; s_add_i32 s12, s12, s17
	.long 0x8f67880c                ; s_lshr_b32 flat_scratch_hi, s12, 8
	.long 0x80001100                ; s_add_u32 s0, s0, s17
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xc0060d04, 0x00000000    ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0x2402028a                ; v_lshlrev_b32_e32 v1, 10, v1
	.long 0x80308808                ; s_add_u32 s48, s8, 8
	.long 0x24040494                ; v_lshlrev_b32_e32 v2, 20, v2
	.long 0x28000300                ; v_or_b32_e32 v0, v0, v1
	.long 0x82318009                ; s_addc_u32 s49, s9, 0
	.long 0x28500500                ; v_or_b32_e32 v40, v0, v2
	.long 0xbee6000d                ; s_mov_b32 flat_scratch_lo, s13
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbeb61c00                ; s_getpc_b64 s[54:55]
	.long 0x8036ff36                ; s_add_u32 s54, s54, _Z17get_global_offsetj@rel32@lo+4
	.long _Z17get_global_offsetj@rel32@lo+4
	.long 0x8237ff37                ; s_addc_u32 s55, s55, _Z17get_global_offsetj@rel32@hi+12
	.long _Z17get_global_offsetj@rel32@hi+12
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8c000e                ; s_mov_b32 s12, s14
	.long 0xbe8d000f                ; s_mov_b32 s13, s15
	.long 0xbe8e0010                ; s_mov_b32 s14, s16
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbea10010                ; s_mov_b32 s33, s16
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40106                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbea60104                ; s_mov_b64 s[38:39], s[4:5]
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x7e540301                ; v_mov_b32_e32 v42, v1
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x32525300                ; v_add_u32_e32 v41, vcc, v0, v41
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0x38545501                ; v_addc_u32_e32 v42, vcc, v1, v42, vcc
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x32000129                ; v_add_u32_e32 v0, vcc, v41, v0
	.long 0x7e040234                ; v_mov_b32_e32 v2, s52
	.long 0x3802032a                ; v_addc_u32_e32 v1, vcc, v42, v1, vcc
	.long 0x7e060235                ; v_mov_b32_e32 v3, s53
	.long 0xdc740000, 0x00000002    ; flat_store_dwordx2 v[2:3], v[0:1]
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	.long _Z14get_num_groupsj@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	.long _Z14get_num_groupsj@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z23get_enqueued_local_sizej@rel32@lo+4
	.long _Z23get_enqueued_local_sizej@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z23get_enqueued_local_sizej@rel32@hi+12
	.long _Z23get_enqueued_local_sizej@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x7e540301                ; v_mov_b32_e32 v42, v1
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x32525300                ; v_add_u32_e32 v41, vcc, v0, v41
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	.long _Z14get_local_sizej@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	.long _Z14get_local_sizej@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0x38545501                ; v_addc_u32_e32 v42, vcc, v1, v42, vcc
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x80048834                ; s_add_u32 s4, s52, 8
	.long 0x82058035                ; s_addc_u32 s5, s53, 0
	.long 0x80069834                ; s_add_u32 s6, s52, 24
	.long 0x82078035                ; s_addc_u32 s7, s53, 0
	.long 0x7e040206                ; v_mov_b32_e32 v2, s6
	.long 0x7e060207                ; v_mov_b32_e32 v3, s7
	.long 0xdc540000, 0x04000002    ; flat_load_dwordx2 v[4:5], v[2:3]
	.long 0x32000129                ; v_add_u32_e32 v0, vcc, v41, v0
	.long 0x3802032a                ; v_addc_u32_e32 v1, vcc, v42, v1, vcc
	.long 0x7e040234                ; v_mov_b32_e32 v2, s52
	.long 0x7e060235                ; v_mov_b32_e32 v3, s53
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x7dda0880                ; v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	.long 0x7e080204                ; v_mov_b32_e32 v4, s4
	.long 0x7e0a0205                ; v_mov_b32_e32 v5, s5
	.long 0xdc7c0000, 0x00000004    ; flat_store_dwordx4 v[4:5], v[0:3]
	.short ((.LBB2_2)-.-4)/4        ; s_cbranch_vccz .LBB2_2
	.short 0xbf86
; %bb.1:
	.long 0xbf810000                ; s_endpgm
.LBB2_2:
	.long 0x7e000234                ; v_mov_b32_e32 v0, s52
	.long 0x7e020235                ; v_mov_b32_e32 v1, s53
	.long 0xdc740000, 0x00000000    ; flat_store_dwordx2 v[0:1], v[0:1]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hidden
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16384
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(hidden.num_agpr, hidden.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(hidden.numbered_sgpr+6, 1, 0)-6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.section	.text,"ax",@progbits,unique,3
.Lfunc_end2:
	.size	hidden, .Lfunc_end2-hidden
                                        ; -- End function
	.set hidden.num_vgpr, max(43, amdgpu.max_num_vgpr)
	.set hidden.num_agpr, max(0, amdgpu.max_num_agpr)
	.set hidden.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set hidden.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set hidden.private_seg_size, 0+max(16384)
	.set hidden.uses_vcc, 1
	.set hidden.uses_flat_scratch, 1
	.set hidden.has_dyn_sized_stack, 1
	.set hidden.has_recursion, 1
	.set hidden.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 544
; TotalNumSgprs: hidden.numbered_sgpr+6
; NumVgprs: hidden.num_vgpr
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(hidden.numbered_sgpr+extrasgprs(hidden.uses_vcc, hidden.uses_flat_scratch, 0), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(hidden.num_agpr, hidden.num_vgpr), 1, 0), 1), 4)/4)-1
; NumSGPRsForWavesPerEU: max(hidden.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(hidden.num_agpr, hidden.num_vgpr), 1, 0)
; Occupancy: occupancy(10, 4, 256, 7, 10, max(hidden.numbered_sgpr+extrasgprs(hidden.uses_vcc, hidden.uses_flat_scratch, 0), 1, 0), max(totalnumvgprs(hidden.num_agpr, hidden.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.section	.text,"ax",@progbits,unique,4
	.protected	__clang_ocl_kern_imp_hidden ; -- Begin function __clang_ocl_kern_imp_hidden
	.globl	__clang_ocl_kern_imp_hidden
	.p2align	2
	.type	__clang_ocl_kern_imp_hidden,@function
__clang_ocl_kern_imp_hidden:            ; @__clang_ocl_kern_imp_hidden
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900021                ; s_mov_b32 s16, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe9221c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700014, 0x21002d00    ; buffer_store_dword v45, off, s[0:3], s33 offset:20 ; 4-byte Folded Spill
	.long 0xbefe0112                ; s_mov_b64 exec, s[18:19]
	.long 0xd28a002d, 0x00012010    ; v_writelane_b32 v45, s16, 16
	.long 0xd28a002d, 0x0001001e    ; v_writelane_b32 v45, s30, 0
	.long 0xd28a002d, 0x0001021f    ; v_writelane_b32 v45, s31, 1
	.long 0xd28a002d, 0x00010422    ; v_writelane_b32 v45, s34, 2
	.long 0xd28a002d, 0x00010623    ; v_writelane_b32 v45, s35, 3
	.long 0xd28a002d, 0x00010824    ; v_writelane_b32 v45, s36, 4
	.long 0xd28a002d, 0x00010a25    ; v_writelane_b32 v45, s37, 5
	.long 0xd28a002d, 0x00010c26    ; v_writelane_b32 v45, s38, 6
	.long 0xd28a002d, 0x00010e27    ; v_writelane_b32 v45, s39, 7
	.long 0xd28a002d, 0x00011030    ; v_writelane_b32 v45, s48, 8
	.long 0xd28a002d, 0x00011231    ; v_writelane_b32 v45, s49, 9
	.long 0xd28a002d, 0x00011432    ; v_writelane_b32 v45, s50, 10
	.long 0xd28a002d, 0x00011633    ; v_writelane_b32 v45, s51, 11
	.long 0xd28a002d, 0x00011834    ; v_writelane_b32 v45, s52, 12
	.long 0xd28a002d, 0x00011a35    ; v_writelane_b32 v45, s53, 13
	.long 0xb7200800                ; s_addk_i32 s32, 0x800
	.long 0xd28a002d, 0x00011c36    ; v_writelane_b32 v45, s54, 14
	.long 0xe0700010, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xe070000c, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xd28a002d, 0x00011e37    ; v_writelane_b32 v45, s55, 15
	.long 0x7e560300                ; v_mov_b32_e32 v43, v0
	.long 0xbeb61c00                ; s_getpc_b64 s[54:55]
	.long 0x8036ff36                ; s_add_u32 s54, s54, _Z17get_global_offsetj@rel32@lo+4
	.long _Z17get_global_offsetj@rel32@lo+4
	.long 0x8237ff37                ; s_addc_u32 s55, s55, _Z17get_global_offsetj@rel32@hi+12
	.long _Z17get_global_offsetj@rel32@hi+12
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0x7e580301                ; v_mov_b32_e32 v44, v1
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbeb4000d                ; s_mov_b32 s52, s13
	.long 0xbeb5000c                ; s_mov_b32 s53, s12
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40108                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x7e540301                ; v_mov_b32_e32 v42, v1
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x32525300                ; v_add_u32_e32 v41, vcc, v0, v41
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0x38545501                ; v_addc_u32_e32 v42, vcc, v1, v42, vcc
	.long 0xbe9e1e36                ; s_swappc_b64 s[30:31], s[54:55]
	.long 0x32000129                ; v_add_u32_e32 v0, vcc, v41, v0
	.long 0x3802032a                ; v_addc_u32_e32 v1, vcc, v42, v1, vcc
	.long 0xdc740000, 0x0000002b    ; flat_store_dwordx2 v[43:44], v[0:1]
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	.long _Z14get_num_groupsj@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	.long _Z14get_num_groupsj@rel32@hi+12
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z23get_enqueued_local_sizej@rel32@lo+4
	.long _Z23get_enqueued_local_sizej@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z23get_enqueued_local_sizej@rel32@hi+12
	.long _Z23get_enqueued_local_sizej@rel32@hi+12
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x7e540301                ; v_mov_b32_e32 v42, v1
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x32525300                ; v_add_u32_e32 v41, vcc, v0, v41
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	.long _Z14get_local_sizej@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	.long _Z14get_local_sizej@rel32@hi+12
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0x38545501                ; v_addc_u32_e32 v42, vcc, v1, v42, vcc
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x32045698                ; v_add_u32_e32 v2, vcc, 24, v43
	.long 0x38065880                ; v_addc_u32_e32 v3, vcc, 0, v44, vcc
	.long 0xdc540000, 0x02000002    ; flat_load_dwordx2 v[2:3], v[2:3]
	.long 0x32520129                ; v_add_u32_e32 v41, vcc, v41, v0
	.long 0x3854032a                ; v_addc_u32_e32 v42, vcc, v42, v1, vcc
	.long 0x32005688                ; v_add_u32_e32 v0, vcc, 8, v43
	.long 0x38025880                ; v_addc_u32_e32 v1, vcc, 0, v44, vcc
	.long 0xdc7c0000, 0x00002900    ; flat_store_dwordx4 v[0:1], v[41:44]
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x7dd40480                ; v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB3_2)-.-4)/4        ; s_cbranch_execz .LBB3_2
	.short 0xbf88
; %bb.1:
	.long 0xdc740000, 0x00002b2b    ; flat_store_dwordx2 v[43:44], v[43:44]
.LBB3_2:
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0xe0500000, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0500004, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0500008, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe050000c, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xe0500010, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xd2890037, 0x00011f2d    ; v_readlane_b32 s55, v45, 15
	.long 0xd2890036, 0x00011d2d    ; v_readlane_b32 s54, v45, 14
	.long 0xd2890035, 0x00011b2d    ; v_readlane_b32 s53, v45, 13
	.long 0xd2890034, 0x0001192d    ; v_readlane_b32 s52, v45, 12
	.long 0xd2890033, 0x0001172d    ; v_readlane_b32 s51, v45, 11
	.long 0xd2890032, 0x0001152d    ; v_readlane_b32 s50, v45, 10
	.long 0xd2890031, 0x0001132d    ; v_readlane_b32 s49, v45, 9
	.long 0xd2890030, 0x0001112d    ; v_readlane_b32 s48, v45, 8
	.long 0xd2890027, 0x00010f2d    ; v_readlane_b32 s39, v45, 7
	.long 0xd2890026, 0x00010d2d    ; v_readlane_b32 s38, v45, 6
	.long 0xd2890025, 0x00010b2d    ; v_readlane_b32 s37, v45, 5
	.long 0xd2890024, 0x0001092d    ; v_readlane_b32 s36, v45, 4
	.long 0xd2890023, 0x0001072d    ; v_readlane_b32 s35, v45, 3
	.long 0xd2890022, 0x0001052d    ; v_readlane_b32 s34, v45, 2
	.long 0xd289001f, 0x0001032d    ; v_readlane_b32 s31, v45, 1
	.long 0xd289001e, 0x0001012d    ; v_readlane_b32 s30, v45, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x0001212d    ; v_readlane_b32 s4, v45, 16
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500014, 0x21002d00    ; buffer_load_dword v45, off, s[0:3], s33 offset:20 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_hidden, .Lfunc_end3-__clang_ocl_kern_imp_hidden
                                        ; -- End function
	.set __clang_ocl_kern_imp_hidden.num_vgpr, max(46, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_hidden.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_hidden.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_hidden.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_hidden.private_seg_size, 32+max(16384)
	.set __clang_ocl_kern_imp_hidden.uses_vcc, 1
	.set __clang_ocl_kern_imp_hidden.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_hidden.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_hidden.has_recursion, 1
	.set __clang_ocl_kern_imp_hidden.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 884
; TotalNumSgprs: __clang_ocl_kern_imp_hidden.numbered_sgpr+6
; NumVgprs: max(46, amdgpu.max_num_vgpr)
; ScratchSize: 16416
; MemoryBound: 0
	.section	.text,"ax",@progbits,unique,5
	.protected	stops                   ; -- Begin function stops
	.globl	stops
	.p2align	8
	.type	stops,@function
stops:                                  ; @stops
; %bb.0:
	.long 0xc0060003, 0x00000000    ; s_load_dwordx2 s[0:1], s[6:7], 0x0
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xc0020000, 0x00000000    ; s_load_dword s0, s[0:1], 0x0
	.long 0xbf8c007f                ; s_waitcnt lgkmcnt(0)
	.long 0xbf068000                ; s_cmp_eq_u32 s0, 0
	.short ((.LBB4_2)-.-4)/4        ; s_cbranch_scc0 .LBB4_2
	.short 0xbf84
; %bb.1:
	.long 0xbf810000                ; s_endpgm
.LBB4_2:
	.long 0xbe800104                ; s_mov_b64 s[0:1], s[4:5]
	.long 0xbf920002                ; s_trap 2
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stops
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 1
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
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 0
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
	.section	.text,"ax",@progbits,unique,5
.Lfunc_end4:
	.size	stops, .Lfunc_end4-stops
                                        ; -- End function
	.set stops.num_vgpr, 0
	.set stops.num_agpr, 0
	.set stops.numbered_sgpr, 8
	.set stops.num_named_barrier, 0
	.set stops.private_seg_size, 0
	.set stops.uses_vcc, 0
	.set stops.uses_flat_scratch, 0
	.set stops.has_dyn_sized_stack, 0
	.set stops.has_recursion, 0
	.set stops.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 44
; TotalNumSgprs: 8
; NumVgprs: 0
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 8
; NumVGPRsForWavesPerEU: 1
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.text,"ax",@progbits,unique,6
	.protected	__clang_ocl_kern_imp_stops ; -- Begin function __clang_ocl_kern_imp_stops
	.globl	__clang_ocl_kern_imp_stops
	.p2align	2
	.type	__clang_ocl_kern_imp_stops,@function
__clang_ocl_kern_imp_stops:             ; @__clang_ocl_kern_imp_stops
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xdc500000, 0x00000000    ; flat_load_dword v0, v[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x7d9a0080                ; v_cmp_ne_u32_e32 vcc, 0, v0
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB5_2)-.-4)/4        ; s_cbranch_execnz .LBB5_2
	.short 0xbf89
; %bb.1:
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.LBB5_2:
	.long 0xbe800106                ; s_mov_b64 s[0:1], s[6:7]
	.long 0xbf920002                ; s_trap 2
	; divergent unreachable
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	__clang_ocl_kern_imp_stops, .Lfunc_end5-__clang_ocl_kern_imp_stops
                                        ; -- End function
	.set __clang_ocl_kern_imp_stops.num_vgpr, 2
	.set __clang_ocl_kern_imp_stops.num_agpr, 0
	.set __clang_ocl_kern_imp_stops.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_stops.num_named_barrier, 0
	.set __clang_ocl_kern_imp_stops.private_seg_size, 0
	.set __clang_ocl_kern_imp_stops.uses_vcc, 1
	.set __clang_ocl_kern_imp_stops.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_stops.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_stops.has_recursion, 0
	.set __clang_ocl_kern_imp_stops.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 52
; TotalNumSgprs: 34
; NumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 47
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 56
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.hidden	_Z17get_global_offsetj
	.hidden	_Z14get_num_groupsj
	.hidden	_Z23get_enqueued_local_sizej
	.hidden	_Z14get_local_sizej
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
      - .address_space:  constant
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'char*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_printf_buffer
      - .offset:         48
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         56
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         64
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           prints
    .private_segment_fixed_size: 16384
    .sgpr_count:     71
    .sgpr_spill_count: 0
    .symbol:         prints.kd
    .vgpr_count:     47
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         32
        .size:           8
        .value_kind:     hidden_printf_buffer
      - .offset:         40
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         48
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           hidden
    .private_segment_fixed_size: 16384
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         hidden.kd
    .vgpr_count:     47
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           stops
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         stops.kd
    .vgpr_count:     0
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.printf:
  - '1:0:nothing * # @ ! | > ?\n'
  - '2:4:16:4:4:8:%v4hld {%s} 	%f\72 ''x'' & [%p]\n'
  - '3:2:4:4:a[%d] is %d, 100%%\n'
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
