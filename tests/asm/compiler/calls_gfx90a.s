; clang-22 -x cl -cl-std=CL2.0 --target=amdgcn-amd-amdhsa -mcpu=gfx90a -Os -fno-addrsig -Qn -mcode-object-version=6 -S -w -nogpulib -fdebug-compilation-dir=/source calls.cl
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.p2align	2                               ; -- Begin function leaf
	.type	leaf,@function
leaf:                                   ; @leaf
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xd1e80400, 0x02050700    ; v_mad_u64_u32 v[0:1], s[4:5], v0, 3, 1
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	leaf, .Lfunc_end0-leaf
                                        ; -- End function
	.set .Lleaf.num_vgpr, 2
	.set .Lleaf.num_agpr, 0
	.set .Lleaf.numbered_sgpr, 32
	.set .Lleaf.num_named_barrier, 0
	.set .Lleaf.private_seg_size, 0
	.set .Lleaf.uses_vcc, 0
	.set .Lleaf.uses_flat_scratch, 0
	.set .Lleaf.has_dyn_sized_stack, 0
	.set .Lleaf.has_recursion, 0
	.set .Lleaf.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 16
; TotalNumSgprs: 36
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	middle                          ; -- Begin function middle
	.globl	middle
	.p2align	2
	.type	middle,@function
middle:                                 ; @middle
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe860021                ; s_mov_b32 s6, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8422c1                ; s_xor_saveexec_b64 s[4:5], -1
	.long 0xe0700020, 0x21000300    ; buffer_store_dword v3, off, s[0:3], s33 offset:32 ; 4-byte Folded Spill
	.long 0xbefe0104                ; s_mov_b64 exec, s[4:5]
	.long 0xb7200c00                ; s_addk_i32 s32, 0xc00
	.long 0xd28a0003, 0x0001001e    ; v_writelane_b32 v3, s30, 0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, leaf@rel32@lo+4
	.long leaf@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, leaf@rel32@hi+12
	.long leaf@rel32@hi+12
	.long 0xd28a0003, 0x0001021f    ; v_writelane_b32 v3, s31, 1
	.long 0x7e040300                ; v_mov_b32_e32 v2, v0
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0x26020487                ; v_and_b32_e32 v1, 7, v2
	.long 0x8f048621                ; s_lshr_b32 s4, s33, 6
	.long 0xd1fd0001, 0x00110501    ; v_lshl_add_u32 v1, v1, 2, s4
	.long 0xe0701000, 0x80000001    ; buffer_store_dword v0, v1, s[0:3], 0 offen
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x26000483                ; v_and_b32_e32 v0, 3, v2
	.long 0xd1fd0000, 0x00110500    ; v_lshl_add_u32 v0, v0, 2, s4
	.long 0xe0505000, 0x80000000    ; buffer_load_dword v0, v0, s[0:3], 0 offen glc
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd289001f, 0x00010303    ; v_readlane_b32 s31, v3, 1
	.long 0xd289001e, 0x00010103    ; v_readlane_b32 s30, v3, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xbe8422c1                ; s_xor_saveexec_b64 s[4:5], -1
	.long 0xe0500020, 0x21000300    ; buffer_load_dword v3, off, s[0:3], s33 offset:32 ; 4-byte Folded Reload
	.long 0xbefe0104                ; s_mov_b64 exec, s[4:5]
	.long 0xbea10006                ; s_mov_b32 s33, s6
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	middle, .Lfunc_end1-middle
                                        ; -- End function
	.set middle.num_vgpr, max(4, .Lleaf.num_vgpr)
	.set middle.num_agpr, max(0, .Lleaf.num_agpr)
	.set middle.numbered_sgpr, max(34, .Lleaf.numbered_sgpr)
	.set middle.num_named_barrier, max(0, .Lleaf.num_named_barrier)
	.set middle.private_seg_size, 48+max(.Lleaf.private_seg_size)
	.set middle.uses_vcc, or(0, .Lleaf.uses_vcc)
	.set middle.uses_flat_scratch, or(0, .Lleaf.uses_flat_scratch)
	.set middle.has_dyn_sized_stack, or(0, .Lleaf.has_dyn_sized_stack)
	.set middle.has_recursion, or(0, .Lleaf.has_recursion)
	.set middle.has_indirect_call, or(0, .Lleaf.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 176
; TotalNumSgprs: 38
; NumVgprs: 4
; NumAgprs: 0
; TotalNumVgprs: 4
; ScratchSize: 48
; MemoryBound: 0
	.text
	.hidden	recursive                       ; -- Begin function recursive
	.globl	recursive
	.p2align	2
	.type	recursive,@function
recursive:                              ; @recursive
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe840021                ; s_mov_b32 s4, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe070000c, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xd28a002b, 0x00010c04    ; v_writelane_b32 v43, s4, 6
	.long 0xd28a002b, 0x0001001e    ; v_writelane_b32 v43, s30, 0
	.long 0xd28a002b, 0x0001021f    ; v_writelane_b32 v43, s31, 1
	.long 0xd28a002b, 0x00010422    ; v_writelane_b32 v43, s34, 2
	.long 0xe0700008, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xd28a002b, 0x00010623    ; v_writelane_b32 v43, s35, 3
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xd28a002b, 0x00010824    ; v_writelane_b32 v43, s36, 4
	.long 0x7d825081                ; v_cmp_lt_i32_e32 vcc, 1, v40
	.long 0x7e520280                ; v_mov_b32_e32 v41, 0
	.long 0xb7200800                ; s_addk_i32 s32, 0x800
	.long 0xd28a002b, 0x00010a25    ; v_writelane_b32 v43, s37, 5
	.long 0xbea2206a                ; s_and_saveexec_b64 s[34:35], vcc
	.short ((.LBB2_4)-.-4)/4        ; s_cbranch_execz .LBB2_4
	.short 0xbf88
; %bb.1:
	.long 0xbea40180                ; s_mov_b64 s[36:37], 0
	.long 0x7e520280                ; v_mov_b32_e32 v41, 0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	.long 0x680050c1                ; v_add_u32_e32 v0, -1, v40
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, recursive@rel32@lo+4
	.long recursive@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, recursive@rel32@hi+12
	.long recursive@rel32@hi+12
	.long 0x685450c2                ; v_add_u32_e32 v42, -2, v40
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0x7d985084                ; v_cmp_gt_u32_e32 vcc, 4, v40
	.long 0x7e50032a                ; v_mov_b32_e32 v40, v42
	.long 0x87a4246a                ; s_or_b64 s[36:37], vcc, s[36:37]
	.long 0x68525300                ; v_add_u32_e32 v41, v0, v41
	.long 0x89fe247e                ; s_andn2_b64 exec, exec, s[36:37]
	.short ((.LBB2_2)-.-4)/4        ; s_cbranch_execnz .LBB2_2
	.short 0xbf89
; %bb.3:
	.long 0x87fe247e                ; s_or_b64 exec, exec, s[36:37]
	.long 0x7e50032a                ; v_mov_b32_e32 v40, v42
.LBB2_4:
	.long 0x87fe227e                ; s_or_b64 exec, exec, s[34:35]
	.long 0x68005328                ; v_add_u32_e32 v0, v40, v41
	.long 0xe0500000, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0500004, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0500008, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xd2890025, 0x00010b2b    ; v_readlane_b32 s37, v43, 5
	.long 0xd2890024, 0x0001092b    ; v_readlane_b32 s36, v43, 4
	.long 0xd2890023, 0x0001072b    ; v_readlane_b32 s35, v43, 3
	.long 0xd2890022, 0x0001052b    ; v_readlane_b32 s34, v43, 2
	.long 0xd289001f, 0x0001032b    ; v_readlane_b32 s31, v43, 1
	.long 0xd289001e, 0x0001012b    ; v_readlane_b32 s30, v43, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x00010d2b    ; v_readlane_b32 s4, v43, 6
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe050000c, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	recursive, .Lfunc_end2-recursive
                                        ; -- End function
	.set recursive.num_vgpr, 44
	.set recursive.num_agpr, 0
	.set recursive.numbered_sgpr, 38
	.set recursive.num_named_barrier, 0
	.set recursive.private_seg_size, 32
	.set recursive.uses_vcc, 1
	.set recursive.uses_flat_scratch, 0
	.set recursive.has_dyn_sized_stack, 0
	.set recursive.has_recursion, 0
	.set recursive.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 324
; TotalNumSgprs: 42
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
	.text
	.hidden	odd                             ; -- Begin function odd
	.globl	odd
	.p2align	2
	.type	odd,@function
odd:                                    ; @odd
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe840021                ; s_mov_b32 s4, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0700000, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xd28a0028, 0x00010804    ; v_writelane_b32 v40, s4, 4
	.long 0xd28a0028, 0x0001001e    ; v_writelane_b32 v40, s30, 0
	.long 0xd28a0028, 0x0001021f    ; v_writelane_b32 v40, s31, 1
	.long 0x7e020300                ; v_mov_b32_e32 v1, v0
	.long 0xd28a0028, 0x00010422    ; v_writelane_b32 v40, s34, 2
	.long 0x7d9a0280                ; v_cmp_ne_u32_e32 vcc, 0, v1
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xb7200400                ; s_addk_i32 s32, 0x400
	.long 0xd28a0028, 0x00010623    ; v_writelane_b32 v40, s35, 3
	.long 0xbea2206a                ; s_and_saveexec_b64 s[34:35], vcc
	.short ((.LBB3_2)-.-4)/4        ; s_cbranch_execz .LBB3_2
	.short 0xbf88
; %bb.1:
	.long 0x680002c1                ; v_add_u32_e32 v0, -1, v1
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, even@rel32@lo+4
	.long even@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, even@rel32@hi+12
	.long even@rel32@hi+12
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
.LBB3_2:
	.long 0x87fe227e                ; s_or_b64 exec, exec, s[34:35]
	.long 0xd2890023, 0x00010728    ; v_readlane_b32 s35, v40, 3
	.long 0xd2890022, 0x00010528    ; v_readlane_b32 s34, v40, 2
	.long 0xd289001f, 0x00010328    ; v_readlane_b32 s31, v40, 1
	.long 0xd289001e, 0x00010128    ; v_readlane_b32 s30, v40, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x00010928    ; v_readlane_b32 s4, v40, 4
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500000, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	odd, .Lfunc_end3-odd
                                        ; -- End function
	.set odd.num_vgpr, max(41, even.num_vgpr)
	.set odd.num_agpr, max(0, even.num_agpr)
	.set odd.numbered_sgpr, max(36, even.numbered_sgpr)
	.set odd.num_named_barrier, max(0, even.num_named_barrier)
	.set odd.private_seg_size, 16+max(even.private_seg_size)
	.set odd.uses_vcc, or(1, even.uses_vcc)
	.set odd.uses_flat_scratch, or(0, even.uses_flat_scratch)
	.set odd.has_dyn_sized_stack, or(0, even.has_dyn_sized_stack)
	.set odd.has_recursion, or(0, even.has_recursion)
	.set odd.has_indirect_call, or(0, even.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 196
; TotalNumSgprs: odd.numbered_sgpr+extrasgprs(odd.uses_vcc, odd.uses_flat_scratch, 1)
; NumVgprs: max(41, even.num_vgpr)
; NumAgprs: max(0, even.num_agpr)
; TotalNumVgprs: totalnumvgprs(odd.num_agpr, odd.num_vgpr)
; ScratchSize: 16+max(even.private_seg_size)
; MemoryBound: 0
	.text
	.hidden	even                            ; -- Begin function even
	.globl	even
	.p2align	2
	.type	even,@function
even:                                   ; @even
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe840021                ; s_mov_b32 s4, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0700004, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xd28a0029, 0x00010c04    ; v_writelane_b32 v41, s4, 6
	.long 0xd28a0029, 0x0001001e    ; v_writelane_b32 v41, s30, 0
	.long 0xd28a0029, 0x0001021f    ; v_writelane_b32 v41, s31, 1
	.long 0xd28a0029, 0x00010422    ; v_writelane_b32 v41, s34, 2
	.long 0xd28a0029, 0x00010623    ; v_writelane_b32 v41, s35, 3
	.long 0x7e020300                ; v_mov_b32_e32 v1, v0
	.long 0xd28a0029, 0x00010824    ; v_writelane_b32 v41, s36, 4
	.long 0x7d9a0280                ; v_cmp_ne_u32_e32 vcc, 0, v1
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xb7200400                ; s_addk_i32 s32, 0x400
	.long 0xe0700000, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xd28a0029, 0x00010a25    ; v_writelane_b32 v41, s37, 5
	.long 0xbea4206a                ; s_and_saveexec_b64 s[36:37], vcc
	.short ((.LBB4_2)-.-4)/4        ; s_cbranch_execz .LBB4_2
	.short 0xbf88
; %bb.1:
	.long 0x680002c1                ; v_add_u32_e32 v0, -1, v1
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, odd@rel32@lo+4
	.long odd@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, odd@rel32@hi+12
	.long odd@rel32@hi+12
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
.LBB4_2:
	.long 0x87fe247e                ; s_or_b64 exec, exec, s[36:37]
	.long 0xe0500000, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xd2890025, 0x00010b29    ; v_readlane_b32 s37, v41, 5
	.long 0xd2890024, 0x00010929    ; v_readlane_b32 s36, v41, 4
	.long 0xd2890023, 0x00010729    ; v_readlane_b32 s35, v41, 3
	.long 0xd2890022, 0x00010529    ; v_readlane_b32 s34, v41, 2
	.long 0xd289001f, 0x00010329    ; v_readlane_b32 s31, v41, 1
	.long 0xd289001e, 0x00010129    ; v_readlane_b32 s30, v41, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x00010d29    ; v_readlane_b32 s4, v41, 6
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500004, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end4:
	.size	even, .Lfunc_end4-even
                                        ; -- End function
	.set even.num_vgpr, max(42, 41)
	.set even.num_agpr, max(0, 0)
	.set even.numbered_sgpr, max(38, 36)
	.set even.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set even.private_seg_size, 16
	.set even.uses_vcc, 1
	.set even.uses_flat_scratch, 0
	.set even.has_dyn_sized_stack, 0
	.set even.has_recursion, 0
	.set even.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 244
; TotalNumSgprs: 42
; NumVgprs: 42
; NumAgprs: 0
; TotalNumVgprs: 42
; ScratchSize: 16
; MemoryBound: 0
	.text
	.hidden	far                             ; -- Begin function far
	.globl	far
	.p2align	2
	.type	far,@function
far:                                    ; @far
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900021                ; s_mov_b32 s16, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe9221c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700010, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xbefe0112                ; s_mov_b64 exec, s[18:19]
	.long 0xb7200800                ; s_addk_i32 s32, 0x800
	.long 0xbe941c00                ; s_getpc_b64 s[20:21]
	.long 0x8014ff14                ; s_add_u32 s20, s20, .L__const.far.t@rel32@lo+4
	.long .L__const.far.t@rel32@lo+4
	.long 0x8215ff15                ; s_addc_u32 s21, s21, .L__const.far.t@rel32@hi+12
	.long .L__const.far.t@rel32@hi+12
	.long 0xd28a0028, 0x00010410    ; v_writelane_b32 v40, s16, 2
	.long 0xc00a040a, 0x00000000    ; s_load_dwordx4 s[16:19], s[20:21], 0x0
	.long 0xd28a0028, 0x0001001e    ; v_writelane_b32 v40, s30, 0
	.long 0xd28a0028, 0x0001021f    ; v_writelane_b32 v40, s31, 1
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e040213                ; v_mov_b32_e32 v2, s19
	.long 0xe070000c, 0x21000200    ; buffer_store_dword v2, off, s[0:3], s33 offset:12
	.long 0x7e040212                ; v_mov_b32_e32 v2, s18
	.long 0xe0700008, 0x21000200    ; buffer_store_dword v2, off, s[0:3], s33 offset:8
	.long 0x7e040211                ; v_mov_b32_e32 v2, s17
	.long 0xe0700004, 0x21000200    ; buffer_store_dword v2, off, s[0:3], s33 offset:4
	.long 0x7e040210                ; v_mov_b32_e32 v2, s16
	.long 0xe0700000, 0x21000200    ; buffer_store_dword v2, off, s[0:3], s33
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, unknown_too@rel32@lo+4
	.long unknown_too@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, unknown_too@rel32@hi+12
	.long unknown_too@rel32@hi+12
	.long 0xd1100002, 0x00004286    ; v_lshrrev_b32_e64 v2, 6, s33
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xe0500004, 0x21000100    ; buffer_load_dword v1, off, s[0:3], s33 offset:4
	.long 0xd289001f, 0x00010328    ; v_readlane_b32 s31, v40, 1
	.long 0xd289001e, 0x00010128    ; v_readlane_b32 s30, v40, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x00010528    ; v_readlane_b32 s4, v40, 2
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68000101                ; v_add_u32_e32 v0, v1, v0
	.long 0x2202009f                ; v_ashrrev_i32_e32 v1, 31, v0
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500010, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	far, .Lfunc_end5-far
                                        ; -- End function
	.set far.num_vgpr, max(41, amdgpu.max_num_vgpr)
	.set far.num_agpr, max(0, amdgpu.max_num_agpr)
	.set far.numbered_sgpr, max(34, amdgpu.max_num_sgpr)
	.set far.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set far.private_seg_size, 32
	.set far.uses_vcc, 1
	.set far.uses_flat_scratch, 1
	.set far.has_dyn_sized_stack, 1
	.set far.has_recursion, 1
	.set far.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 244
; TotalNumSgprs: far.numbered_sgpr+6
; NumVgprs: max(41, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(far.num_agpr, far.num_vgpr)
; ScratchSize: 32
; MemoryBound: 0
	.text
	.protected	calls_known             ; -- Begin function calls_known
	.globl	calls_known
	.p2align	8
	.type	calls_known,@function
calls_known:                            ; @calls_known
; %bb.0:
	.long 0xc0060202, 0x00000000    ; s_load_dwordx2 s[8:9], s[4:5], 0x0
	.long 0x80000700                ; s_add_u32 s0, s0, s7
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, middle@rel32@lo+4
	.long middle@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, middle@rel32@hi+12
	.long middle@rel32@hi+12
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc0020184, 0x00000004    ; s_load_dword s6, s[8:9], 0x4
	.long 0x7e080280                ; v_mov_b32_e32 v4, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000206                ; v_mov_b32_e32 v0, s6
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0xdc708000, 0x00080004    ; global_store_dword v4, v0, s[8:9]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls_known
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 48
		.amdhsa_kernarg_size 8
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end6:
	.size	calls_known, .Lfunc_end6-calls_known
                                        ; -- End function
	.set calls_known.num_vgpr, max(5, middle.num_vgpr)
	.set calls_known.num_agpr, max(0, middle.num_agpr)
	.set calls_known.numbered_sgpr, max(33, middle.numbered_sgpr)
	.set calls_known.num_named_barrier, max(0, middle.num_named_barrier)
	.set calls_known.private_seg_size, 0+max(middle.private_seg_size)
	.set calls_known.uses_vcc, or(0, middle.uses_vcc)
	.set calls_known.uses_flat_scratch, or(0, middle.uses_flat_scratch)
	.set calls_known.has_dyn_sized_stack, or(0, middle.has_dyn_sized_stack)
	.set calls_known.has_recursion, or(0, middle.has_recursion)
	.set calls_known.has_indirect_call, or(0, middle.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 80
; TotalNumSgprs: 38
; NumVgprs: 5
; NumAgprs: 0
; TotalNumVgprs: 5
; ScratchSize: 48
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 38
; NumVGPRsForWavesPerEU: 5
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_calls_known ; -- Begin function __clang_ocl_kern_imp_calls_known
	.globl	__clang_ocl_kern_imp_calls_known
	.p2align	2
	.type	__clang_ocl_kern_imp_calls_known,@function
__clang_ocl_kern_imp_calls_known:       ; @__clang_ocl_kern_imp_calls_known
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe870021                ; s_mov_b32 s7, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8422c1                ; s_xor_saveexec_b64 s[4:5], -1
	.long 0xe0700000, 0x21000600    ; buffer_store_dword v6, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xbefe0104                ; s_mov_b64 exec, s[4:5]
	.long 0x7e0a0301                ; v_mov_b32_e32 v5, v1
	.long 0x7e080300                ; v_mov_b32_e32 v4, v0
	.long 0xdc508004, 0x007f0004    ; global_load_dword v0, v[4:5], off offset:4
	.long 0xb7200400                ; s_addk_i32 s32, 0x400
	.long 0xd28a0006, 0x0001001e    ; v_writelane_b32 v6, s30, 0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, middle@rel32@lo+4
	.long middle@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, middle@rel32@hi+12
	.long middle@rel32@hi+12
	.long 0xd28a0006, 0x0001021f    ; v_writelane_b32 v6, s31, 1
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0xdc708000, 0x007f0004    ; global_store_dword v[4:5], v0, off
	.long 0xd289001f, 0x00010306    ; v_readlane_b32 s31, v6, 1
	.long 0xd289001e, 0x00010106    ; v_readlane_b32 s30, v6, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xbe8422c1                ; s_xor_saveexec_b64 s[4:5], -1
	.long 0xe0500000, 0x21000600    ; buffer_load_dword v6, off, s[0:3], s33  ; 4-byte Folded Reload
	.long 0xbefe0104                ; s_mov_b64 exec, s[4:5]
	.long 0xbea10007                ; s_mov_b32 s33, s7
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	__clang_ocl_kern_imp_calls_known, .Lfunc_end7-__clang_ocl_kern_imp_calls_known
                                        ; -- End function
	.set __clang_ocl_kern_imp_calls_known.num_vgpr, max(7, middle.num_vgpr)
	.set __clang_ocl_kern_imp_calls_known.num_agpr, max(0, middle.num_agpr)
	.set __clang_ocl_kern_imp_calls_known.numbered_sgpr, max(34, middle.numbered_sgpr)
	.set __clang_ocl_kern_imp_calls_known.num_named_barrier, max(0, middle.num_named_barrier)
	.set __clang_ocl_kern_imp_calls_known.private_seg_size, 16+max(middle.private_seg_size)
	.set __clang_ocl_kern_imp_calls_known.uses_vcc, or(0, middle.uses_vcc)
	.set __clang_ocl_kern_imp_calls_known.uses_flat_scratch, or(0, middle.uses_flat_scratch)
	.set __clang_ocl_kern_imp_calls_known.has_dyn_sized_stack, or(0, middle.has_dyn_sized_stack)
	.set __clang_ocl_kern_imp_calls_known.has_recursion, or(0, middle.has_recursion)
	.set __clang_ocl_kern_imp_calls_known.has_indirect_call, or(0, middle.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 144
; TotalNumSgprs: 38
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 64
; MemoryBound: 0
	.text
	.protected	calls_itself            ; -- Begin function calls_itself
	.globl	calls_itself
	.p2align	8
	.type	calls_itself,@function
calls_itself:                           ; @calls_itself
; %bb.0:
	.long 0xc0060982, 0x00000000    ; s_load_dwordx2 s[38:39], s[4:5], 0x0
	.long 0x80000700                ; s_add_u32 s0, s0, s7
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, recursive@rel32@lo+4
	.long recursive@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, recursive@rel32@hi+12
	.long recursive@rel32@hi+12
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc0020193, 0x00000004    ; s_load_dword s6, s[38:39], 0x4
	.long 0x7e540280                ; v_mov_b32_e32 v42, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000206                ; v_mov_b32_e32 v0, s6
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0xc0020193, 0x00000008    ; s_load_dword s6, s[38:39], 0x8
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, even@rel32@lo+4
	.long even@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, even@rel32@hi+12
	.long even@rel32@hi+12
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000206                ; v_mov_b32_e32 v0, s6
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0x68005100                ; v_add_u32_e32 v0, v0, v40
	.long 0xdc708000, 0x0026002a    ; global_store_dword v42, v0, s[38:39]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls_itself
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 8
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 44
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end8:
	.size	calls_itself, .Lfunc_end8-calls_itself
                                        ; -- End function
	.set calls_itself.num_vgpr, max(43, recursive.num_vgpr, even.num_vgpr)
	.set calls_itself.num_agpr, max(0, recursive.num_agpr, even.num_agpr)
	.set calls_itself.numbered_sgpr, max(40, recursive.numbered_sgpr, even.numbered_sgpr)
	.set calls_itself.num_named_barrier, max(0, recursive.num_named_barrier, even.num_named_barrier)
	.set calls_itself.private_seg_size, 0+max(recursive.private_seg_size, even.private_seg_size)
	.set calls_itself.uses_vcc, or(1, recursive.uses_vcc, even.uses_vcc)
	.set calls_itself.uses_flat_scratch, or(0, recursive.uses_flat_scratch, even.uses_flat_scratch)
	.set calls_itself.has_dyn_sized_stack, or(0, recursive.has_dyn_sized_stack, even.has_dyn_sized_stack)
	.set calls_itself.has_recursion, or(0, recursive.has_recursion, even.has_recursion)
	.set calls_itself.has_indirect_call, or(0, recursive.has_indirect_call, even.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 128
; TotalNumSgprs: 44
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 44
; NumVGPRsForWavesPerEU: 44
; AccumOffset: 44
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 10
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_calls_itself ; -- Begin function __clang_ocl_kern_imp_calls_itself
	.globl	__clang_ocl_kern_imp_calls_itself
	.p2align	2
	.type	__clang_ocl_kern_imp_calls_itself,@function
__clang_ocl_kern_imp_calls_itself:      ; @__clang_ocl_kern_imp_calls_itself
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe840021                ; s_mov_b32 s4, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0700014, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:20 ; 4-byte Folded Spill
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xe0700010, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xe070000c, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002d00    ; buffer_store_dword v45, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0x7e5a0301                ; v_mov_b32_e32 v45, v1
	.long 0x7e580300                ; v_mov_b32_e32 v44, v0
	.long 0xdc508004, 0x007f002c    ; global_load_dword v0, v[44:45], off offset:4
	.long 0xd28a002a, 0x00010c04    ; v_writelane_b32 v42, s4, 6
	.long 0xd28a002a, 0x0001001e    ; v_writelane_b32 v42, s30, 0
	.long 0xd28a002a, 0x0001021f    ; v_writelane_b32 v42, s31, 1
	.long 0xd28a002a, 0x00010422    ; v_writelane_b32 v42, s34, 2
	.long 0xb7200800                ; s_addk_i32 s32, 0x800
	.long 0xd28a002a, 0x00010623    ; v_writelane_b32 v42, s35, 3
	.long 0xd28a002a, 0x00010824    ; v_writelane_b32 v42, s36, 4
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, recursive@rel32@lo+4
	.long recursive@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, recursive@rel32@hi+12
	.long recursive@rel32@hi+12
	.long 0xd28a002a, 0x00010a25    ; v_writelane_b32 v42, s37, 5
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xdc508008, 0x007f002c    ; global_load_dword v0, v[44:45], off offset:8
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, even@rel32@lo+4
	.long even@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, even@rel32@hi+12
	.long even@rel32@hi+12
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0x68005100                ; v_add_u32_e32 v0, v0, v40
	.long 0xdc708000, 0x007f002c    ; global_store_dword v[44:45], v0, off
	.long 0xe0500000, 0x21002d00    ; buffer_load_dword v45, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xbf800000                ; s_nop 0
	.long 0xe0500004, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0500008, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe050000c, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xe0500010, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xd2890025, 0x00010b2a    ; v_readlane_b32 s37, v42, 5
	.long 0xd2890024, 0x0001092a    ; v_readlane_b32 s36, v42, 4
	.long 0xd2890023, 0x0001072a    ; v_readlane_b32 s35, v42, 3
	.long 0xd2890022, 0x0001052a    ; v_readlane_b32 s34, v42, 2
	.long 0xd289001f, 0x0001032a    ; v_readlane_b32 s31, v42, 1
	.long 0xd289001e, 0x0001012a    ; v_readlane_b32 s30, v42, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x00010d2a    ; v_readlane_b32 s4, v42, 6
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500014, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:20 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end9:
	.size	__clang_ocl_kern_imp_calls_itself, .Lfunc_end9-__clang_ocl_kern_imp_calls_itself
                                        ; -- End function
	.set __clang_ocl_kern_imp_calls_itself.num_vgpr, max(46, recursive.num_vgpr, even.num_vgpr)
	.set __clang_ocl_kern_imp_calls_itself.num_agpr, max(0, recursive.num_agpr, even.num_agpr)
	.set __clang_ocl_kern_imp_calls_itself.numbered_sgpr, max(38, recursive.numbered_sgpr, even.numbered_sgpr)
	.set __clang_ocl_kern_imp_calls_itself.num_named_barrier, max(0, recursive.num_named_barrier, even.num_named_barrier)
	.set __clang_ocl_kern_imp_calls_itself.private_seg_size, 32+max(recursive.private_seg_size, even.private_seg_size)
	.set __clang_ocl_kern_imp_calls_itself.uses_vcc, or(1, recursive.uses_vcc, even.uses_vcc)
	.set __clang_ocl_kern_imp_calls_itself.uses_flat_scratch, or(0, recursive.uses_flat_scratch, even.uses_flat_scratch)
	.set __clang_ocl_kern_imp_calls_itself.has_dyn_sized_stack, or(0, recursive.has_dyn_sized_stack, even.has_dyn_sized_stack)
	.set __clang_ocl_kern_imp_calls_itself.has_recursion, or(0, recursive.has_recursion, even.has_recursion)
	.set __clang_ocl_kern_imp_calls_itself.has_indirect_call, or(0, recursive.has_indirect_call, even.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 348
; TotalNumSgprs: 42
; NumVgprs: 46
; NumAgprs: 0
; TotalNumVgprs: 46
; ScratchSize: 64
; MemoryBound: 0
	.text
	.protected	calls_unknown           ; -- Begin function calls_unknown
	.globl	calls_unknown
	.p2align	8
	.type	calls_unknown,@function
calls_unknown:                          ; @calls_unknown
; %bb.0:
	.long 0xc0060d04, 0x00000000    ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0x8066110c                ; s_add_u32 flat_scratch_lo, s12, s17
	.long 0x8267800d                ; s_addc_u32 flat_scratch_hi, s13, 0
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0x80001100                ; s_add_u32 s0, s0, s17
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc00203da, 0x00000004    ; s_load_dword s15, s[52:53], 0x4
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0x80308808                ; s_add_u32 s48, s8, 8
	.long 0xbea10010                ; s_mov_b32 s33, s16
	.long 0x82318009                ; s_addc_u32 s49, s9, 0
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, unknown@rel32@lo+4
	.long unknown@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, unknown@rel32@hi+12
	.long unknown@rel32@hi+12
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8c000e                ; s_mov_b32 s12, s14
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0300                ; v_mov_b32_e32 v31, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e00020f                ; v_mov_b32_e32 v0, s15
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40106                ; s_mov_b64 s[36:37], s[6:7]
	.long 0xbea60104                ; s_mov_b64 s[38:39], s[4:5]
	.long 0x7e540280                ; v_mov_b32_e32 v42, 0
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, far@rel32@lo+4
	.long far@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, far@rel32@hi+12
	.long far@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000234                ; v_mov_b32_e32 v0, s52
	.long 0x7e020235                ; v_mov_b32_e32 v1, s53
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x68000129                ; v_add_u32_e32 v0, v41, v0
	.long 0xdc708000, 0x0034002a    ; global_store_dword v42, v0, s[52:53]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls_unknown
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 264
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
		.amdhsa_next_free_vgpr max(totalnumvgprs(calls_unknown.num_agpr, calls_unknown.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(calls_unknown.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, calls_unknown.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end10:
	.size	calls_unknown, .Lfunc_end10-calls_unknown
                                        ; -- End function
	.set calls_unknown.num_vgpr, max(43, amdgpu.max_num_vgpr)
	.set calls_unknown.num_agpr, max(0, amdgpu.max_num_agpr)
	.set calls_unknown.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set calls_unknown.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set calls_unknown.private_seg_size, 0+max(far.private_seg_size)
	.set calls_unknown.uses_vcc, 1
	.set calls_unknown.uses_flat_scratch, 1
	.set calls_unknown.has_dyn_sized_stack, 1
	.set calls_unknown.has_recursion, 1
	.set calls_unknown.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 216
; TotalNumSgprs: calls_unknown.numbered_sgpr+6
; NumVgprs: calls_unknown.num_vgpr
; NumAgprs: calls_unknown.num_agpr
; TotalNumVgprs: totalnumvgprs(calls_unknown.num_agpr, calls_unknown.num_vgpr)
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(calls_unknown.numbered_sgpr+extrasgprs(calls_unknown.uses_vcc, calls_unknown.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(calls_unknown.num_agpr, calls_unknown.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(calls_unknown.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(calls_unknown.num_agpr, calls_unknown.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, calls_unknown.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(calls_unknown.numbered_sgpr+extrasgprs(calls_unknown.uses_vcc, calls_unknown.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(calls_unknown.num_agpr, calls_unknown.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, calls_unknown.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_calls_unknown ; -- Begin function __clang_ocl_kern_imp_calls_unknown
	.globl	__clang_ocl_kern_imp_calls_unknown
	.p2align	2
	.type	__clang_ocl_kern_imp_calls_unknown,@function
__clang_ocl_kern_imp_calls_unknown:     ; @__clang_ocl_kern_imp_calls_unknown
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900021                ; s_mov_b32 s16, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe9221c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700010, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xbefe0112                ; s_mov_b64 exec, s[18:19]
	.long 0xe070000c, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0x7e560301                ; v_mov_b32_e32 v43, v1
	.long 0x7e540300                ; v_mov_b32_e32 v42, v0
	.long 0xdc508004, 0x007f002a    ; global_load_dword v0, v[42:43], off offset:4
	.long 0xd28a002c, 0x00011c10    ; v_writelane_b32 v44, s16, 14
	.long 0xd28a002c, 0x0001001e    ; v_writelane_b32 v44, s30, 0
	.long 0xd28a002c, 0x0001021f    ; v_writelane_b32 v44, s31, 1
	.long 0xd28a002c, 0x00010422    ; v_writelane_b32 v44, s34, 2
	.long 0xd28a002c, 0x00010623    ; v_writelane_b32 v44, s35, 3
	.long 0xd28a002c, 0x00010824    ; v_writelane_b32 v44, s36, 4
	.long 0xd28a002c, 0x00010a25    ; v_writelane_b32 v44, s37, 5
	.long 0xd28a002c, 0x00010c26    ; v_writelane_b32 v44, s38, 6
	.long 0xd28a002c, 0x00010e27    ; v_writelane_b32 v44, s39, 7
	.long 0xd28a002c, 0x00011030    ; v_writelane_b32 v44, s48, 8
	.long 0xd28a002c, 0x00011231    ; v_writelane_b32 v44, s49, 9
	.long 0xd28a002c, 0x00011432    ; v_writelane_b32 v44, s50, 10
	.long 0xb7200800                ; s_addk_i32 s32, 0x800
	.long 0xd28a002c, 0x00011633    ; v_writelane_b32 v44, s51, 11
	.long 0xd28a002c, 0x00011834    ; v_writelane_b32 v44, s52, 12
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, unknown@rel32@lo+4
	.long unknown@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, unknown@rel32@hi+12
	.long unknown@rel32@hi+12
	.long 0xd28a002c, 0x00011a35    ; v_writelane_b32 v44, s53, 13
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbeb4000d                ; s_mov_b32 s52, s13
	.long 0xbeb5000c                ; s_mov_b32 s53, s12
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40108                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, far@rel32@lo+4
	.long far@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, far@rel32@hi+12
	.long far@rel32@hi+12
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e00032a                ; v_mov_b32_e32 v0, v42
	.long 0x7e02032b                ; v_mov_b32_e32 v1, v43
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x68000129                ; v_add_u32_e32 v0, v41, v0
	.long 0xdc708000, 0x007f002a    ; global_store_dword v[42:43], v0, off
	.long 0xe0500000, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xbf800000                ; s_nop 0
	.long 0xe0500004, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0500008, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe050000c, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xd2890035, 0x00011b2c    ; v_readlane_b32 s53, v44, 13
	.long 0xd2890034, 0x0001192c    ; v_readlane_b32 s52, v44, 12
	.long 0xd2890033, 0x0001172c    ; v_readlane_b32 s51, v44, 11
	.long 0xd2890032, 0x0001152c    ; v_readlane_b32 s50, v44, 10
	.long 0xd2890031, 0x0001132c    ; v_readlane_b32 s49, v44, 9
	.long 0xd2890030, 0x0001112c    ; v_readlane_b32 s48, v44, 8
	.long 0xd2890027, 0x00010f2c    ; v_readlane_b32 s39, v44, 7
	.long 0xd2890026, 0x00010d2c    ; v_readlane_b32 s38, v44, 6
	.long 0xd2890025, 0x00010b2c    ; v_readlane_b32 s37, v44, 5
	.long 0xd2890024, 0x0001092c    ; v_readlane_b32 s36, v44, 4
	.long 0xd2890023, 0x0001072c    ; v_readlane_b32 s35, v44, 3
	.long 0xd2890022, 0x0001052c    ; v_readlane_b32 s34, v44, 2
	.long 0xd289001f, 0x0001032c    ; v_readlane_b32 s31, v44, 1
	.long 0xd289001e, 0x0001012c    ; v_readlane_b32 s30, v44, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x00011d2c    ; v_readlane_b32 s4, v44, 14
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500010, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end11:
	.size	__clang_ocl_kern_imp_calls_unknown, .Lfunc_end11-__clang_ocl_kern_imp_calls_unknown
                                        ; -- End function
	.set __clang_ocl_kern_imp_calls_unknown.num_vgpr, max(45, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_calls_unknown.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_calls_unknown.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_calls_unknown.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_calls_unknown.private_seg_size, 32+max(far.private_seg_size)
	.set __clang_ocl_kern_imp_calls_unknown.uses_vcc, 1
	.set __clang_ocl_kern_imp_calls_unknown.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_calls_unknown.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_calls_unknown.has_recursion, 1
	.set __clang_ocl_kern_imp_calls_unknown.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 532
; TotalNumSgprs: __clang_ocl_kern_imp_calls_unknown.numbered_sgpr+6
; NumVgprs: max(45, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(__clang_ocl_kern_imp_calls_unknown.num_agpr, __clang_ocl_kern_imp_calls_unknown.num_vgpr)
; ScratchSize: 64
; MemoryBound: 0
	.text
	.protected	calls_kernel            ; -- Begin function calls_kernel
	.globl	calls_kernel
	.p2align	8
	.type	calls_kernel,@function
calls_kernel:                           ; @calls_kernel
; %bb.0:
	.long 0xc0060d84, 0x00000000    ; s_load_dwordx2 s[54:55], s[8:9], 0x0
	.long 0x8066110c                ; s_add_u32 flat_scratch_lo, s12, s17
	.long 0x8267800d                ; s_addc_u32 flat_scratch_hi, s13, 0
	.long 0xbea40106                ; s_mov_b64 s[36:37], s[6:7]
	.long 0x80001100                ; s_add_u32 s0, s0, s17
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc002019b, 0x00000008    ; s_load_dword s6, s[54:55], 0x8
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0x80358836                ; s_add_u32 s53, s54, 8
	.long 0x82408037                ; s_addc_u32 s64, s55, 0
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xbea60104                ; s_mov_b64 s[38:39], s[4:5]
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, middle@rel32@lo+4
	.long middle@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, middle@rel32@hi+12
	.long middle@rel32@hi+12
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e000206                ; v_mov_b32_e32 v0, s6
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbeb20010                ; s_mov_b32 s50, s16
	.long 0xbeb3000f                ; s_mov_b32 s51, s15
	.long 0xbeb4000e                ; s_mov_b32 s52, s14
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0x7e540280                ; v_mov_b32_e32 v42, 0
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0xc00203db, 0x0000000c    ; s_load_dword s15, s[54:55], 0xc
	.long 0x80308808                ; s_add_u32 s48, s8, 8
	.long 0x82318009                ; s_addc_u32 s49, s9, 0
	.long 0xdc708004, 0x0036002a    ; global_store_dword v42, v0, s[54:55] offset:4
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, unknown@rel32@lo+4
	.long unknown@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, unknown@rel32@hi+12
	.long unknown@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8c000e                ; s_mov_b32 s12, s14
	.long 0xbe8d0033                ; s_mov_b32 s13, s51
	.long 0xbe8e0032                ; s_mov_b32 s14, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e00020f                ; v_mov_b32_e32 v0, s15
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, far@rel32@lo+4
	.long far@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, far@rel32@hi+12
	.long far@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0034                ; s_mov_b32 s12, s52
	.long 0xbe8d0033                ; s_mov_b32 s13, s51
	.long 0xbe8e0032                ; s_mov_b32 s14, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000235                ; v_mov_b32_e32 v0, s53
	.long 0x7e020240                ; v_mov_b32_e32 v1, s64
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x68000129                ; v_add_u32_e32 v0, v41, v0
	.long 0xdc708008, 0x0036002a    ; global_store_dword v42, v0, s[54:55] offset:8
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls_kernel
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 48
		.amdhsa_kernarg_size 264
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
		.amdhsa_next_free_vgpr max(totalnumvgprs(calls_kernel.num_agpr, calls_kernel.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(calls_kernel.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, calls_kernel.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end12:
	.size	calls_kernel, .Lfunc_end12-calls_kernel
                                        ; -- End function
	.set calls_kernel.num_vgpr, max(43, amdgpu.max_num_vgpr)
	.set calls_kernel.num_agpr, max(0, amdgpu.max_num_agpr)
	.set calls_kernel.numbered_sgpr, max(65, amdgpu.max_num_sgpr)
	.set calls_kernel.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set calls_kernel.private_seg_size, 0+max(middle.private_seg_size, far.private_seg_size)
	.set calls_kernel.uses_vcc, 1
	.set calls_kernel.uses_flat_scratch, 1
	.set calls_kernel.has_dyn_sized_stack, 1
	.set calls_kernel.has_recursion, 1
	.set calls_kernel.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 280
; TotalNumSgprs: calls_kernel.numbered_sgpr+6
; NumVgprs: calls_kernel.num_vgpr
; NumAgprs: calls_kernel.num_agpr
; TotalNumVgprs: totalnumvgprs(calls_kernel.num_agpr, calls_kernel.num_vgpr)
; ScratchSize: 48
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(calls_kernel.numbered_sgpr+extrasgprs(calls_kernel.uses_vcc, calls_kernel.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(calls_kernel.num_agpr, calls_kernel.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(calls_kernel.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(calls_kernel.num_agpr, calls_kernel.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, calls_kernel.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(calls_kernel.numbered_sgpr+extrasgprs(calls_kernel.uses_vcc, calls_kernel.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(calls_kernel.num_agpr, calls_kernel.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, calls_kernel.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_calls_kernel ; -- Begin function __clang_ocl_kern_imp_calls_kernel
	.globl	__clang_ocl_kern_imp_calls_kernel
	.p2align	2
	.type	__clang_ocl_kern_imp_calls_kernel,@function
__clang_ocl_kern_imp_calls_kernel:      ; @__clang_ocl_kern_imp_calls_kernel
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
	.long 0x7e560301                ; v_mov_b32_e32 v43, v1
	.long 0x7e540300                ; v_mov_b32_e32 v42, v0
	.long 0xdc508008, 0x007f002a    ; global_load_dword v0, v[42:43], off offset:8
	.long 0xd28a002e, 0x00011c10    ; v_writelane_b32 v46, s16, 14
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
	.long 0xb7200800                ; s_addk_i32 s32, 0x800
	.long 0xd28a002e, 0x00011633    ; v_writelane_b32 v46, s51, 11
	.long 0xd28a002e, 0x00011834    ; v_writelane_b32 v46, s52, 12
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0x32525488                ; v_add_co_u32_e32 v41, vcc, 8, v42
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, middle@rel32@lo+4
	.long middle@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, middle@rel32@hi+12
	.long middle@rel32@hi+12
	.long 0xd28a002e, 0x00011a35    ; v_writelane_b32 v46, s53, 13
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbeb4000d                ; s_mov_b32 s52, s13
	.long 0xbeb5000c                ; s_mov_b32 s53, s12
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40108                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0x38585680                ; v_addc_co_u32_e32 v44, vcc, 0, v43, vcc
	.long 0xbe9e1e04                ; s_swappc_b64 s[30:31], s[4:5]
	.long 0xdc50800c, 0x017f002a    ; global_load_dword v1, v[42:43], off offset:12
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, unknown@rel32@lo+4
	.long unknown@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, unknown@rel32@hi+12
	.long unknown@rel32@hi+12
	.long 0xdc708004, 0x007f002a    ; global_store_dword v[42:43], v0, off offset:4
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x7e000301                ; v_mov_b32_e32 v0, v1
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x7e5a0300                ; v_mov_b32_e32 v45, v0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, far@rel32@lo+4
	.long far@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, far@rel32@hi+12
	.long far@rel32@hi+12
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000329                ; v_mov_b32_e32 v0, v41
	.long 0x7e02032c                ; v_mov_b32_e32 v1, v44
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0x6800012d                ; v_add_u32_e32 v0, v45, v0
	.long 0xdc708008, 0x007f002a    ; global_store_dword v[42:43], v0, off offset:8
	.long 0xe0500000, 0x21002d00    ; buffer_load_dword v45, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0500004, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xbf800000                ; s_nop 0
	.long 0xe0500008, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe050000c, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xe0500010, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xe0500014, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:20 ; 4-byte Folded Reload
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
	.long 0xd2890004, 0x00011d2e    ; v_readlane_b32 s4, v46, 14
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500018, 0x21002e00    ; buffer_load_dword v46, off, s[0:3], s33 offset:24 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end13:
	.size	__clang_ocl_kern_imp_calls_kernel, .Lfunc_end13-__clang_ocl_kern_imp_calls_kernel
                                        ; -- End function
	.set __clang_ocl_kern_imp_calls_kernel.num_vgpr, max(47, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_calls_kernel.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_calls_kernel.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_calls_kernel.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_calls_kernel.private_seg_size, 32+max(middle.private_seg_size, far.private_seg_size)
	.set __clang_ocl_kern_imp_calls_kernel.uses_vcc, 1
	.set __clang_ocl_kern_imp_calls_kernel.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_calls_kernel.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_calls_kernel.has_recursion, 1
	.set __clang_ocl_kern_imp_calls_kernel.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 628
; TotalNumSgprs: __clang_ocl_kern_imp_calls_kernel.numbered_sgpr+6
; NumVgprs: max(47, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(__clang_ocl_kern_imp_calls_kernel.num_agpr, __clang_ocl_kern_imp_calls_kernel.num_vgpr)
; ScratchSize: 80
; MemoryBound: 0
	.text
	.protected	private_array           ; -- Begin function private_array
	.globl	private_array
	.p2align	8
	.type	private_array,@function
private_array:                          ; @private_array
; %bb.0:
	.long 0x80000700                ; s_add_u32 s0, s0, s7
	.long 0xc0020202, 0x00000008    ; s_load_dword s8, s[4:5], 0x8
	.long 0xc0060182, 0x00000000    ; s_load_dwordx2 s[6:7], s[4:5], 0x0
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xbe8a0080                ; s_mov_b32 s10, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe890008                ; s_mov_b32 s9, s8
	.long 0xbe8b0008                ; s_mov_b32 s11, s8
	.long 0xbe840106                ; s_mov_b64 s[4:5], s[6:7]
.LBB14_1:                               ; =>This Inner Loop Header: Depth=1
	.long 0xc0060302, 0x00000000    ; s_load_dwordx2 s[12:13], s[4:5], 0x0
	.long 0x7e00020a                ; v_mov_b32_e32 v0, s10
	.long 0x810a880a                ; s_add_i32 s10, s10, 8
	.long 0x80048804                ; s_add_u32 s4, s4, 8
	.long 0x82058005                ; s_addc_u32 s5, s5, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x920d0b0d                ; s_mul_i32 s13, s13, s11
	.long 0xb18a04b0                ; s_cmpk_lg_i32 s10, 0x4b0
	.long 0x920c080c                ; s_mul_i32 s12, s12, s8
	.long 0x7e02020d                ; v_mov_b32_e32 v1, s13
	.long 0x7e04020c                ; v_mov_b32_e32 v2, s12
	.long 0xe0701004, 0x80000100    ; buffer_store_dword v1, v0, s[0:3], 0 offen offset:4
	.long 0xe0701000, 0x80000200    ; buffer_store_dword v2, v0, s[0:3], 0 offen
	.short ((.LBB14_1)-.-4)/4       ; s_cbranch_scc1 .LBB14_1
	.short 0xbf85
; %bb.2:
	.long 0xbf048108                ; s_cmp_lt_i32 s8, 1
	.short ((.LBB14_5)-.-4)/4       ; s_cbranch_scc1 .LBB14_5
	.short 0xbf85
; %bb.3:
	.long 0xbe840080                ; s_mov_b32 s4, 0
	.long 0xbe850080                ; s_mov_b32 s5, 0
	.long 0xbe8a0080                ; s_mov_b32 s10, 0
.LBB14_4:                               ; =>This Inner Loop Header: Depth=1
	.long 0x960bff05, 0x1b4e81b5    ; s_mul_hi_u32 s11, s5, 0x1b4e81b5
	.long 0x8f0b850b                ; s_lshr_b32 s11, s11, 5
	.long 0xb78bfb50                ; s_mulk_i32 s11, 0xfb50
	.long 0x810b0b04                ; s_add_i32 s11, s4, s11
	.long 0x7e00020a                ; v_mov_b32_e32 v0, s10
	.long 0x7e02020b                ; v_mov_b32_e32 v1, s11
	.long 0xe0501000, 0x80000000    ; buffer_load_dword v0, v0, s[0:3], 0 offen
	.long 0x810a840a                ; s_add_i32 s10, s10, 4
	.long 0xe0501000, 0x80000201    ; buffer_load_dword v2, v1, s[0:3], 0 offen
	.long 0x81058705                ; s_add_i32 s5, s5, 7
	.long 0x8109c109                ; s_add_i32 s9, s9, -1
	.long 0x81049c04                ; s_add_i32 s4, s4, 28
	.long 0xbf078009                ; s_cmp_lg_u32 s9, 0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68000102                ; v_add_u32_e32 v0, v2, v0
	.long 0xe0701000, 0x80000001    ; buffer_store_dword v0, v1, s[0:3], 0 offen
	.short ((.LBB14_4)-.-4)/4       ; s_cbranch_scc1 .LBB14_4
	.short 0xbf85
.LBB14_5:
	.long 0x9684ff08, 0x1b4e81b5    ; s_mul_hi_i32 s4, s8, 0x1b4e81b5
	.long 0x8f059f04                ; s_lshr_b32 s5, s4, 31
	.long 0x90048504                ; s_ashr_i32 s4, s4, 5
	.long 0x81040504                ; s_add_i32 s4, s4, s5
	.long 0xb784012c                ; s_mulk_i32 s4, 0x12c
	.long 0x81840408                ; s_sub_i32 s4, s8, s4
	.long 0x97848004                ; s_lshl2_add_u32 s4, s4, 0
	.long 0x7e000204                ; v_mov_b32_e32 v0, s4
	.long 0xe0501000, 0x80000100    ; buffer_load_dword v1, v0, s[0:3], 0 offen
	.long 0x90099f08                ; s_ashr_i32 s9, s8, 31
	.long 0x8e848208                ; s_lshl_b64 s[4:5], s[8:9], 2
	.long 0x80040406                ; s_add_u32 s4, s6, s4
	.long 0x82050507                ; s_addc_u32 s5, s7, s5
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xdc708000, 0x00040100    ; global_store_dword v0, v1, s[4:5]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel private_array
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 1204
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end14:
	.size	private_array, .Lfunc_end14-private_array
                                        ; -- End function
	.set private_array.num_vgpr, 3
	.set private_array.num_agpr, 0
	.set private_array.numbered_sgpr, 14
	.set private_array.num_named_barrier, 0
	.set private_array.private_seg_size, 1204
	.set private_array.uses_vcc, 0
	.set private_array.uses_flat_scratch, 0
	.set private_array.has_dyn_sized_stack, 0
	.set private_array.has_recursion, 0
	.set private_array.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 296
; TotalNumSgprs: 18
; NumVgprs: 3
; NumAgprs: 0
; TotalNumVgprs: 3
; ScratchSize: 1204
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 3
; AccumOffset: 4
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 0
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_private_array ; -- Begin function __clang_ocl_kern_imp_private_array
	.globl	__clang_ocl_kern_imp_private_array
	.p2align	2
	.type	__clang_ocl_kern_imp_private_array,@function
__clang_ocl_kern_imp_private_array:     ; @__clang_ocl_kern_imp_private_array
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e060302                ; v_mov_b32_e32 v3, v2
	.long 0xbe840080                ; s_mov_b32 s4, 0
	.long 0xd3b35004, 0x18020100    ; v_pk_mov_b32 v[4:5], v[0:1], v[0:1] op_sel:[0,1]
.LBB15_1:                               ; =>This Inner Loop Header: Depth=1
	.long 0xdc548000, 0x067f0004    ; global_load_dwordx2 v[6:7], v[4:5], off
	.long 0xd1100009, 0x00004086    ; v_lshrrev_b32_e64 v9, 6, s32
	.long 0x68101204                ; v_add_u32_e32 v8, s4, v9
	.long 0x81048804                ; s_add_i32 s4, s4, 8
	.long 0x32080888                ; v_add_co_u32_e32 v4, vcc, 8, v4
	.long 0x380a0a80                ; v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	.long 0xb18404b0                ; s_cmpk_lg_i32 s4, 0x4b0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd2850007, 0x00020707    ; v_mul_lo_u32 v7, v7, v3
	.long 0xd2850006, 0x00020506    ; v_mul_lo_u32 v6, v6, v2
	.long 0xe0701004, 0x80000708    ; buffer_store_dword v7, v8, s[0:3], 0 offen offset:4
	.long 0xe0701000, 0x80000608    ; buffer_store_dword v6, v8, s[0:3], 0 offen
	.short ((.LBB15_1)-.-4)/4       ; s_cbranch_scc1 .LBB15_1
	.short 0xbf85
; %bb.2:
	.long 0xbe880080                ; s_mov_b32 s8, 0
	.long 0x7d820480                ; v_cmp_lt_i32_e32 vcc, 0, v2
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.short ((.LBB15_5)-.-4)/4       ; s_cbranch_execz .LBB15_5
	.short 0xbf88
; %bb.3:
	.long 0x8f098620                ; s_lshr_b32 s9, s32, 6
	.long 0xbe860180                ; s_mov_b64 s[6:7], 0
	.long 0x8f0a8620                ; s_lshr_b32 s10, s32, 6
	.long 0x7e060302                ; v_mov_b32_e32 v3, v2
.LBB15_4:                               ; =>This Inner Loop Header: Depth=1
	.long 0x960bff08, 0x1b4e81b5    ; s_mul_hi_u32 s11, s8, 0x1b4e81b5
	.long 0x8f0b850b                ; s_lshr_b32 s11, s11, 5
	.long 0xb78bfb50                ; s_mulk_i32 s11, 0xfb50
	.long 0x810b0b0a                ; s_add_i32 s11, s10, s11
	.long 0x7e080209                ; v_mov_b32_e32 v4, s9
	.long 0x7e0a020b                ; v_mov_b32_e32 v5, s11
	.long 0xe0501000, 0x80000404    ; buffer_load_dword v4, v4, s[0:3], 0 offen
	.long 0x680606c1                ; v_add_u32_e32 v3, -1, v3
	.long 0xe0501000, 0x80000605    ; buffer_load_dword v6, v5, s[0:3], 0 offen
	.long 0x81088708                ; s_add_i32 s8, s8, 7
	.long 0x81098409                ; s_add_i32 s9, s9, 4
	.long 0x7d940680                ; v_cmp_eq_u32_e32 vcc, 0, v3
	.long 0x810a9c0a                ; s_add_i32 s10, s10, 28
	.long 0x8786066a                ; s_or_b64 s[6:7], vcc, s[6:7]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68080906                ; v_add_u32_e32 v4, v6, v4
	.long 0xe0701000, 0x80000405    ; buffer_store_dword v4, v5, s[0:3], 0 offen
	.long 0x89fe067e                ; s_andn2_b64 exec, exec, s[6:7]
	.short ((.LBB15_4)-.-4)/4       ; s_cbranch_execnz .LBB15_4
	.short 0xbf89
.LBB15_5:
	.long 0x87fe047e                ; s_or_b64 exec, exec, s[4:5]
	.long 0xbe8400ff, 0x1b4e81b5    ; s_mov_b32 s4, 0x1b4e81b5
	.long 0xd2870003, 0x00000902    ; v_mul_hi_i32 v3, v2, s4
	.long 0x2008069f                ; v_lshrrev_b32_e32 v4, 31, v3
	.long 0x22060685                ; v_ashrrev_i32_e32 v3, 5, v3
	.long 0x68060903                ; v_add_u32_e32 v3, v3, v4
	.long 0xb004012c                ; s_movk_i32 s4, 0x12c
	.long 0xd2850003, 0x00000903    ; v_mul_lo_u32 v3, v3, s4
	.long 0x6a060702                ; v_sub_u32_e32 v3, v2, v3
	.long 0x8f048620                ; s_lshr_b32 s4, s32, 6
	.long 0xd1fd0003, 0x00110503    ; v_lshl_add_u32 v3, v3, 2, s4
	.long 0xe0501000, 0x80000403    ; buffer_load_dword v4, v3, s[0:3], 0 offen
	.long 0x2206049f                ; v_ashrrev_i32_e32 v3, 31, v2
	.long 0xd28f0002, 0x00020482    ; v_lshlrev_b64 v[2:3], 2, v[2:3]
	.long 0x32000500                ; v_add_co_u32_e32 v0, vcc, v0, v2
	.long 0x38020701                ; v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xdc708000, 0x007f0400    ; global_store_dword v[0:1], v4, off
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end15:
	.size	__clang_ocl_kern_imp_private_array, .Lfunc_end15-__clang_ocl_kern_imp_private_array
                                        ; -- End function
	.set __clang_ocl_kern_imp_private_array.num_vgpr, 10
	.set __clang_ocl_kern_imp_private_array.num_agpr, 0
	.set __clang_ocl_kern_imp_private_array.numbered_sgpr, 33
	.set __clang_ocl_kern_imp_private_array.num_named_barrier, 0
	.set __clang_ocl_kern_imp_private_array.private_seg_size, 1204
	.set __clang_ocl_kern_imp_private_array.uses_vcc, 1
	.set __clang_ocl_kern_imp_private_array.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_private_array.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_private_array.has_recursion, 0
	.set __clang_ocl_kern_imp_private_array.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 328
; TotalNumSgprs: 37
; NumVgprs: 10
; NumAgprs: 0
; TotalNumVgprs: 10
; ScratchSize: 1204
; MemoryBound: 0
	.text
	.protected	many_registers          ; -- Begin function many_registers
	.globl	many_registers
	.p2align	8
	.type	many_registers,@function
many_registers:                         ; @many_registers
; %bb.0:
	.long 0xc0020844, 0x00000008    ; s_load_dword s33, s[8:9], 0x8
	.long 0xc0060884, 0x00000000    ; s_load_dwordx2 s[34:35], s[8:9], 0x0
	.long 0x8066110c                ; s_add_u32 flat_scratch_lo, s12, s17
	.long 0x8267800d                ; s_addc_u32 flat_scratch_hi, s13, 0
	.long 0x80001100                ; s_add_u32 s0, s0, s17
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xbe8d000f                ; s_mov_b32 s13, s15
	.long 0xbe8c000e                ; s_mov_b32 s12, s14
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbea40021                ; s_mov_b32 s36, s33
	.long 0xbe8e0081                ; s_mov_b32 s14, 1
	.long 0xbe8f0080                ; s_mov_b32 s15, 0
	.long 0xbe910080                ; s_mov_b32 s17, 0
	.long 0xb0203400                ; s_movk_i32 s32, 0x3400
.LBB16_1:                               ; =>This Inner Loop Header: Depth=1
	.long 0x92122111                ; s_mul_i32 s18, s17, s33
	.long 0x9214240e                ; s_mul_i32 s20, s14, s36
	.long 0x90139f12                ; s_ashr_i32 s19, s18, 31
	.long 0x90159f14                ; s_ashr_i32 s21, s20, 31
	.long 0x8e928212                ; s_lshl_b64 s[18:19], s[18:19], 2
	.long 0x80121222                ; s_add_u32 s18, s34, s18
	.long 0x82131323                ; s_addc_u32 s19, s35, s19
	.long 0x8e948214                ; s_lshl_b64 s[20:21], s[20:21], 2
	.long 0x80141422                ; s_add_u32 s20, s34, s20
	.long 0xc0020489, 0x00000000    ; s_load_dword s18, s[18:19], 0x0
	.long 0x82151523                ; s_addc_u32 s21, s35, s21
	.long 0xc00204ca, 0x00000000    ; s_load_dword s19, s[20:21], 0x0
	.long 0x7e02020f                ; v_mov_b32_e32 v1, s15
	.long 0x81118211                ; s_add_i32 s17, s17, 2
	.long 0x810e820e                ; s_add_i32 s14, s14, 2
	.long 0x810f880f                ; s_add_i32 s15, s15, 8
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e040212                ; v_mov_b32_e32 v2, s18
	.long 0xb18f00c0                ; s_cmpk_lg_i32 s15, 0xc0
	.long 0xe0701000, 0x80000201    ; buffer_store_dword v2, v1, s[0:3], 0 offen
	.long 0x7e040213                ; v_mov_b32_e32 v2, s19
	.long 0xe0701004, 0x80000201    ; buffer_store_dword v2, v1, s[0:3], 0 offen offset:4
	.short ((.LBB16_1)-.-4)/4       ; s_cbranch_scc1 .LBB16_1
	.short 0xbf85
; %bb.2:
	.long 0x80089008                ; s_add_u32 s8, s8, 16
	.long 0x82098009                ; s_addc_u32 s9, s9, 0
	.long 0xbe921c00                ; s_getpc_b64 s[18:19]
	.long 0x8012ff12                ; s_add_u32 s18, s18, _Z7barrierj@rel32@lo+4
	.long _Z7barrierj@rel32@lo+4
	.long 0x8213ff13                ; s_addc_u32 s19, s19, _Z7barrierj@rel32@hi+12
	.long _Z7barrierj@rel32@hi+12
	.long 0xbe8e0010                ; s_mov_b32 s14, s16
	.long 0x7e3e0300                ; v_mov_b32_e32 v31, v0
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbe9e1e12                ; s_swappc_b64 s[30:31], s[18:19]
	.long 0xbe840080                ; s_mov_b32 s4, 0
.LBB16_3:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB16_5 Depth 2
	.long 0xbf068004                ; s_cmp_eq_u32 s4, 0
	.short ((.LBB16_6)-.-4)/4       ; s_cbranch_scc1 .LBB16_6
	.short 0xbf85
; %bb.4:                                ;   in Loop: Header=BB16_3 Depth=1
	.long 0x8e058204                ; s_lshl_b32 s5, s4, 2
	.long 0x7e000205                ; v_mov_b32_e32 v0, s5
	.long 0xe0501000, 0x80000200    ; buffer_load_dword v2, v0, s[0:3], 0 offen
	.long 0x81860580                ; s_sub_i32 s6, 0, s5
	.long 0xbe850080                ; s_mov_b32 s5, 0
	.long 0x7e020206                ; v_mov_b32_e32 v1, s6
	.long 0xbe860004                ; s_mov_b32 s6, s4
.LBB16_5:                               ;   Parent Loop BB16_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.long 0x7e060205                ; v_mov_b32_e32 v3, s5
	.long 0xe0501000, 0x80000403    ; buffer_load_dword v4, v3, s[0:3], 0 offen
	.long 0xe05010c0, 0x80000501    ; buffer_load_dword v5, v1, s[0:3], 0 offen offset:192
	.long 0x81058405                ; s_add_i32 s5, s5, 4
	.long 0x8106c106                ; s_add_i32 s6, s6, -1
	.long 0xbf068006                ; s_cmp_eq_u32 s6, 0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x760a0902                ; v_fmac_f32_e32 v5, v2, v4
	.long 0x7e040305                ; v_mov_b32_e32 v2, v5
	.long 0xe0701000, 0x80000500    ; buffer_store_dword v5, v0, s[0:3], 0 offen
	.short ((.LBB16_5)-.-4)/4       ; s_cbranch_scc0 .LBB16_5
	.short 0xbf84
.LBB16_6:                               ;   in Loop: Header=BB16_3 Depth=1
	.long 0x81048104                ; s_add_i32 s4, s4, 1
	.long 0xbf07b004                ; s_cmp_lg_u32 s4, 48
	.short ((.LBB16_3)-.-4)/4       ; s_cbranch_scc1 .LBB16_3
	.short 0xbf85
; %bb.7:
	.long 0xbe840081                ; s_mov_b32 s4, 1
	.long 0xbe850080                ; s_mov_b32 s5, 0
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbe860080                ; s_mov_b32 s6, 0
.LBB16_8:                               ; =>This Inner Loop Header: Depth=1
	.long 0x7e020205                ; v_mov_b32_e32 v1, s5
	.long 0xe0501000, 0x80000201    ; buffer_load_dword v2, v1, s[0:3], 0 offen
	.long 0xe0501004, 0x80000301    ; buffer_load_dword v3, v1, s[0:3], 0 offen offset:4
	.long 0x92082106                ; s_mul_i32 s8, s6, s33
	.long 0x920a2404                ; s_mul_i32 s10, s4, s36
	.long 0x90099f08                ; s_ashr_i32 s9, s8, 31
	.long 0x900b9f0a                ; s_ashr_i32 s11, s10, 31
	.long 0x8e888208                ; s_lshl_b64 s[8:9], s[8:9], 2
	.long 0x80080822                ; s_add_u32 s8, s34, s8
	.long 0x82090923                ; s_addc_u32 s9, s35, s9
	.long 0x8e8a820a                ; s_lshl_b64 s[10:11], s[10:11], 2
	.long 0x800a0a22                ; s_add_u32 s10, s34, s10
	.long 0x820b0b23                ; s_addc_u32 s11, s35, s11
	.long 0x81068206                ; s_add_i32 s6, s6, 2
	.long 0x81048204                ; s_add_i32 s4, s4, 2
	.long 0x81058805                ; s_add_i32 s5, s5, 8
	.long 0xb10500c0                ; s_cmpk_eq_i32 s5, 0xc0
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xdc708004, 0x00080200    ; global_store_dword v0, v2, s[8:9] offset:4
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xdc708004, 0x000a0300    ; global_store_dword v0, v3, s[10:11] offset:4
	.short ((.LBB16_8)-.-4)/4       ; s_cbranch_scc0 .LBB16_8
	.short 0xbf84
; %bb.9:
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel many_registers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 208
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
		.amdhsa_next_free_vgpr max(totalnumvgprs(many_registers.num_agpr, many_registers.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(many_registers.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, many_registers.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end16:
	.size	many_registers, .Lfunc_end16-many_registers
                                        ; -- End function
	.set many_registers.num_vgpr, max(32, amdgpu.max_num_vgpr)
	.set many_registers.num_agpr, max(0, amdgpu.max_num_agpr)
	.set many_registers.numbered_sgpr, max(37, amdgpu.max_num_sgpr)
	.set many_registers.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set many_registers.private_seg_size, 208
	.set many_registers.uses_vcc, 1
	.set many_registers.uses_flat_scratch, 1
	.set many_registers.has_dyn_sized_stack, 1
	.set many_registers.has_recursion, 1
	.set many_registers.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 452
; TotalNumSgprs: many_registers.numbered_sgpr+6
; NumVgprs: many_registers.num_vgpr
; NumAgprs: many_registers.num_agpr
; TotalNumVgprs: totalnumvgprs(many_registers.num_agpr, many_registers.num_vgpr)
; ScratchSize: 208
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(many_registers.numbered_sgpr+extrasgprs(many_registers.uses_vcc, many_registers.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(many_registers.num_agpr, many_registers.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(many_registers.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(many_registers.num_agpr, many_registers.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, many_registers.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(many_registers.numbered_sgpr+extrasgprs(many_registers.uses_vcc, many_registers.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(many_registers.num_agpr, many_registers.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, many_registers.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_many_registers ; -- Begin function __clang_ocl_kern_imp_many_registers
	.globl	__clang_ocl_kern_imp_many_registers
	.p2align	2
	.type	__clang_ocl_kern_imp_many_registers,@function
__clang_ocl_kern_imp_many_registers:    ; @__clang_ocl_kern_imp_many_registers
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900021                ; s_mov_b32 s16, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe9221c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe07000d0, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:208 ; 4-byte Folded Spill
	.long 0xbefe0112                ; s_mov_b64 exec, s[18:19]
	.long 0xd28a002c, 0x00010410    ; v_writelane_b32 v44, s16, 2
	.long 0xe070000c, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xd28a002c, 0x0001001e    ; v_writelane_b32 v44, s30, 0
	.long 0x7e500302                ; v_mov_b32_e32 v40, v2
	.long 0x7e520301                ; v_mov_b32_e32 v41, v1
	.long 0x7e540300                ; v_mov_b32_e32 v42, v0
	.long 0x7e560302                ; v_mov_b32_e32 v43, v2
	.long 0xbe900081                ; s_mov_b32 s16, 1
	.long 0xbe910080                ; s_mov_b32 s17, 0
	.long 0xbe920080                ; s_mov_b32 s18, 0
	.long 0xb7203800                ; s_addk_i32 s32, 0x3800
	.long 0xd28a002c, 0x0001021f    ; v_writelane_b32 v44, s31, 1
.LBB17_1:                               ; =>This Inner Loop Header: Depth=1
	.long 0xd2850000, 0x00025012    ; v_mul_lo_u32 v0, s18, v40
	.long 0x2202009f                ; v_ashrrev_i32_e32 v1, 31, v0
	.long 0xd2850002, 0x00025610    ; v_mul_lo_u32 v2, s16, v43
	.long 0xd28f0000, 0x00020082    ; v_lshlrev_b64 v[0:1], 2, v[0:1]
	.long 0x2206049f                ; v_ashrrev_i32_e32 v3, 31, v2
	.long 0x3200012a                ; v_add_co_u32_e32 v0, vcc, v42, v0
	.long 0xd28f0002, 0x00020482    ; v_lshlrev_b64 v[2:3], 2, v[2:3]
	.long 0x38020329                ; v_addc_co_u32_e32 v1, vcc, v41, v1, vcc
	.long 0x3204052a                ; v_add_co_u32_e32 v2, vcc, v42, v2
	.long 0x38060729                ; v_addc_co_u32_e32 v3, vcc, v41, v3, vcc
	.long 0xdc508000, 0x047f0002    ; global_load_dword v4, v[2:3], off
	.long 0xdc508000, 0x057f0000    ; global_load_dword v5, v[0:1], off
	.long 0xd1100001, 0x00004286    ; v_lshrrev_b32_e64 v1, 6, s33
	.long 0x68000211                ; v_add_u32_e32 v0, s17, v1
	.long 0x81128212                ; s_add_i32 s18, s18, 2
	.long 0x81108210                ; s_add_i32 s16, s16, 2
	.long 0x81118811                ; s_add_i32 s17, s17, 8
	.long 0x68000090                ; v_add_u32_e32 v0, 16, v0
	.long 0xb19100c0                ; s_cmpk_lg_i32 s17, 0xc0
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xe0701004, 0x80000400    ; buffer_store_dword v4, v0, s[0:3], 0 offen offset:4
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xe0701000, 0x80000500    ; buffer_store_dword v5, v0, s[0:3], 0 offen
	.short ((.LBB17_1)-.-4)/4       ; s_cbranch_scc1 .LBB17_1
	.short 0xbf85
; %bb.2:
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	.long _Z7barrierj@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	.long _Z7barrierj@rel32@hi+12
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe840080                ; s_mov_b32 s4, 0
.LBB17_3:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB17_5 Depth 2
	.long 0xbf068004                ; s_cmp_eq_u32 s4, 0
	.short ((.LBB17_6)-.-4)/4       ; s_cbranch_scc1 .LBB17_6
	.short 0xbf85
; %bb.4:                                ;   in Loop: Header=BB17_3 Depth=1
	.long 0x8e058204                ; s_lshl_b32 s5, s4, 2
	.long 0xd1100001, 0x00004286    ; v_lshrrev_b32_e64 v1, 6, s33
	.long 0x68000205                ; v_add_u32_e32 v0, s5, v1
	.long 0x68000090                ; v_add_u32_e32 v0, 16, v0
	.long 0xe0501000, 0x80000200    ; buffer_load_dword v2, v0, s[0:3], 0 offen
	.long 0x8f078621                ; s_lshr_b32 s7, s33, 6
	.long 0x81079007                ; s_add_i32 s7, s7, 16
	.long 0x81860507                ; s_sub_i32 s6, s7, s5
	.long 0x8f058621                ; s_lshr_b32 s5, s33, 6
	.long 0x81059005                ; s_add_i32 s5, s5, 16
	.long 0x7e020206                ; v_mov_b32_e32 v1, s6
	.long 0xbe860004                ; s_mov_b32 s6, s4
.LBB17_5:                               ;   Parent Loop BB17_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.long 0x7e060205                ; v_mov_b32_e32 v3, s5
	.long 0xe0501000, 0x80000403    ; buffer_load_dword v4, v3, s[0:3], 0 offen
	.long 0xe05010c0, 0x80000501    ; buffer_load_dword v5, v1, s[0:3], 0 offen offset:192
	.long 0x8106c106                ; s_add_i32 s6, s6, -1
	.long 0x81058405                ; s_add_i32 s5, s5, 4
	.long 0xbf068006                ; s_cmp_eq_u32 s6, 0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x760a0902                ; v_fmac_f32_e32 v5, v2, v4
	.long 0x7e040305                ; v_mov_b32_e32 v2, v5
	.long 0xe0701000, 0x80000500    ; buffer_store_dword v5, v0, s[0:3], 0 offen
	.short ((.LBB17_5)-.-4)/4       ; s_cbranch_scc0 .LBB17_5
	.short 0xbf84
.LBB17_6:                               ;   in Loop: Header=BB17_3 Depth=1
	.long 0x81048104                ; s_add_i32 s4, s4, 1
	.long 0xbf07b004                ; s_cmp_lg_u32 s4, 48
	.short ((.LBB17_3)-.-4)/4       ; s_cbranch_scc1 .LBB17_3
	.short 0xbf85
; %bb.7:
	.long 0xbe840081                ; s_mov_b32 s4, 1
	.long 0xbe850080                ; s_mov_b32 s5, 0
	.long 0xbe860080                ; s_mov_b32 s6, 0
.LBB17_8:                               ; =>This Inner Loop Header: Depth=1
	.long 0xd1100001, 0x00004286    ; v_lshrrev_b32_e64 v1, 6, s33
	.long 0x68000205                ; v_add_u32_e32 v0, s5, v1
	.long 0x68000090                ; v_add_u32_e32 v0, 16, v0
	.long 0xe0501000, 0x80000400    ; buffer_load_dword v4, v0, s[0:3], 0 offen
	.long 0xe0501004, 0x80000500    ; buffer_load_dword v5, v0, s[0:3], 0 offen offset:4
	.long 0xd2850000, 0x00025006    ; v_mul_lo_u32 v0, s6, v40
	.long 0x2202009f                ; v_ashrrev_i32_e32 v1, 31, v0
	.long 0xd2850002, 0x00025604    ; v_mul_lo_u32 v2, s4, v43
	.long 0xd28f0000, 0x00020082    ; v_lshlrev_b64 v[0:1], 2, v[0:1]
	.long 0x2206049f                ; v_ashrrev_i32_e32 v3, 31, v2
	.long 0x3200012a                ; v_add_co_u32_e32 v0, vcc, v42, v0
	.long 0x81068206                ; s_add_i32 s6, s6, 2
	.long 0x81048204                ; s_add_i32 s4, s4, 2
	.long 0x81058805                ; s_add_i32 s5, s5, 8
	.long 0xd28f0002, 0x00020482    ; v_lshlrev_b64 v[2:3], 2, v[2:3]
	.long 0x38020329                ; v_addc_co_u32_e32 v1, vcc, v41, v1, vcc
	.long 0xb10500c0                ; s_cmpk_eq_i32 s5, 0xc0
	.long 0x3204052a                ; v_add_co_u32_e32 v2, vcc, v42, v2
	.long 0x38060729                ; v_addc_co_u32_e32 v3, vcc, v41, v3, vcc
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xdc708004, 0x007f0400    ; global_store_dword v[0:1], v4, off offset:4
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xdc708004, 0x007f0502    ; global_store_dword v[2:3], v5, off offset:4
	.short ((.LBB17_8)-.-4)/4       ; s_cbranch_scc0 .LBB17_8
	.short 0xbf84
; %bb.9:
	.long 0xe0500000, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0500004, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0500008, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe050000c, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xd289001f, 0x0001032c    ; v_readlane_b32 s31, v44, 1
	.long 0xd289001e, 0x0001012c    ; v_readlane_b32 s30, v44, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x0001052c    ; v_readlane_b32 s4, v44, 2
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe05000d0, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:208 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end17:
	.size	__clang_ocl_kern_imp_many_registers, .Lfunc_end17-__clang_ocl_kern_imp_many_registers
                                        ; -- End function
	.set __clang_ocl_kern_imp_many_registers.num_vgpr, max(45, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_many_registers.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_many_registers.numbered_sgpr, max(34, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_many_registers.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_many_registers.private_seg_size, 224
	.set __clang_ocl_kern_imp_many_registers.uses_vcc, 1
	.set __clang_ocl_kern_imp_many_registers.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_many_registers.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_many_registers.has_recursion, 1
	.set __clang_ocl_kern_imp_many_registers.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 644
; TotalNumSgprs: __clang_ocl_kern_imp_many_registers.numbered_sgpr+6
; NumVgprs: max(45, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(__clang_ocl_kern_imp_many_registers.num_agpr, __clang_ocl_kern_imp_many_registers.num_vgpr)
; ScratchSize: 224
; MemoryBound: 0
	.text
	.protected	branches                ; -- Begin function branches
	.globl	branches
	.p2align	8
	.type	branches,@function
branches:                               ; @branches
; %bb.0:
	.long 0xc0021484, 0x00000008    ; s_load_dword s82, s[8:9], 0x8
	.long 0x8066110c                ; s_add_u32 flat_scratch_lo, s12, s17
	.long 0x8267800d                ; s_addc_u32 flat_scratch_hi, s13, 0
	.long 0x80001100                ; s_add_u32 s0, s0, s17
	.long 0x82018001                ; s_addc_u32 s1, s1, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbf048152                ; s_cmp_lt_i32 s82, 1
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.short ((.LBB18_39)-.-4)/4      ; s_cbranch_scc1 .LBB18_39
	.short 0xbf85
; %bb.1:
	.long 0xbf0a8652                ; s_cmp_lt_u32 s82, 6
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0x858480c1                ; s_cselect_b64 s[4:5], -1, 0
	.long 0xbed33052                ; s_abs_i32 s83, s82
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0x7e000c53                ; v_cvt_f32_u32_e32 v0, s83
	.long 0xc0060d04, 0x00000000    ; s_load_dwordx2 s[52:53], s[8:9], 0x0
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0x81865380                ; s_sub_i32 s6, 0, s83
	.long 0x7e004700                ; v_rcp_iflag_f32_e32 v0, v0
	.long 0x88c0c104                ; s_xor_b64 s[64:65], s[4:5], -1
	.long 0xbeb70080                ; s_mov_b32 s55, 0
	.long 0xbea10010                ; s_mov_b32 s33, s16
	.long 0x0a0000ff, 0x4f7ffffe    ; v_mul_f32_e32 v0, 0x4f7ffffe, v0
	.long 0x7e000f00                ; v_cvt_u32_f32_e32 v0, v0
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbea20108                ; s_mov_b64 s[34:35], s[8:9]
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0x7e080500                ; v_readfirstlane_b32 s4, v0
	.long 0x92060406                ; s_mul_i32 s6, s6, s4
	.long 0x96050604                ; s_mul_hi_u32 s5, s4, s6
	.long 0xbea4010a                ; s_mov_b64 s[36:37], s[10:11]
	.long 0x7e520280                ; v_mov_b32_e32 v41, 0
	.long 0x90549f52                ; s_ashr_i32 s84, s82, 31
	.long 0x81550504                ; s_add_i32 s85, s4, s5
	.long 0xbeb60037                ; s_mov_b32 s54, s55
.LBB18_2:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB18_15 Depth 2
	.long 0x8e848236                ; s_lshl_b64 s[4:5], s[54:55], 2
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x80440434                ; s_add_u32 s68, s52, s4
	.long 0x82450535                ; s_addc_u32 s69, s53, s5
	.long 0xdc508000, 0x01440029    ; global_load_dword v1, v41, s[68:69]
	.long 0xbec201c1                ; s_mov_b64 s[66:67], -1
	.long 0xbed00180                ; s_mov_b64 s[80:81], 0
	.long 0xbec60180                ; s_mov_b64 s[70:71], 0
	.long 0xbe840180                ; s_mov_b64 s[4:5], 0
	.long 0xbe8801c1                ; s_mov_b64 s[8:9], -1
                                        ; implicit-def: $vgpr0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x7eac0501                ; v_readfirstlane_b32 s86, v1
	.long 0x9686ff56, 0x38e38e39    ; s_mul_hi_i32 s6, s86, 0x38e38e39
	.long 0x8f079f06                ; s_lshr_b32 s7, s6, 31
	.long 0x90068106                ; s_ashr_i32 s6, s6, 1
	.long 0x81060706                ; s_add_i32 s6, s6, s7
	.long 0x92068906                ; s_mul_i32 s6, s6, 9
	.long 0x81d70656                ; s_sub_i32 s87, s86, s6
	.long 0xbf048357                ; s_cmp_lt_i32 s87, 3
	.long 0xbe860180                ; s_mov_b64 s[6:7], 0
	.short ((.LBB18_18)-.-4)/4      ; s_cbranch_scc1 .LBB18_18
	.short 0xbf85
; %bb.3:                                ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbf028457                ; s_cmp_gt_i32 s87, 4
	.short ((.LBB18_9)-.-4)/4       ; s_cbranch_scc0 .LBB18_9
	.short 0xbf84
; %bb.4:                                ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbf028657                ; s_cmp_gt_i32 s87, 6
	.short ((.LBB18_6)-.-4)/4       ; s_cbranch_scc0 .LBB18_6
	.short 0xbf84
; %bb.5:                                ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbf078757                ; s_cmp_lg_u32 s87, 7
	.long 0xbe880180                ; s_mov_b64 s[8:9], 0
	.long 0xbec601c1                ; s_mov_b64 s[70:71], -1
	.long 0x858680c1                ; s_cselect_b64 s[6:7], -1, 0
.LBB18_6:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0x89ea087e                ; s_andn2_b64 vcc, exec, s[8:9]
                                        ; implicit-def: $vgpr0
	.short ((.LBB18_11)-.-4)/4      ; s_cbranch_vccnz .LBB18_11
	.short 0xbf87
; %bb.7:                                ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbf068557                ; s_cmp_eq_u32 s87, 5
	.short ((.LBB18_10)-.-4)/4      ; s_cbranch_scc0 .LBB18_10
	.short 0xbf84
; %bb.8:                                ;   in Loop: Header=BB18_2 Depth=1
	.long 0x80089022                ; s_add_u32 s8, s34, 16
	.long 0x82098023                ; s_addc_u32 s9, s35, 0
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, unknown@rel32@lo+4
	.long unknown@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, unknown@rel32@hi+12
	.long unknown@rel32@hi+12
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe8a0124                ; s_mov_b64 s[10:11], s[36:37]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000236                ; v_mov_b32_e32 v0, s54
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe860180                ; s_mov_b64 s[6:7], 0
	.long 0xbe8401c1                ; s_mov_b64 s[4:5], -1
	.short ((.LBB18_11)-.-4)/4      ; s_branch .LBB18_11
	.short 0xbf82
.LBB18_9:                               ;   in Loop: Header=BB18_2 Depth=1
                                        ; implicit-def: $vgpr0
	.short ((.LBB18_12)-.-4)/4      ; s_branch .LBB18_12
	.short 0xbf82
.LBB18_10:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbe8601c1                ; s_mov_b64 s[6:7], -1
                                        ; implicit-def: $vgpr0
.LBB18_11:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbe880180                ; s_mov_b64 s[8:9], 0
.LBB18_12:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x86ea087e                ; s_and_b64 vcc, exec, s[8:9]
	.short ((.LBB18_17)-.-4)/4      ; s_cbranch_vccz .LBB18_17
	.short 0xbf86
; %bb.13:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbf068357                ; s_cmp_eq_u32 s87, 3
	.long 0xbe8601c1                ; s_mov_b64 s[6:7], -1
	.short ((.LBB18_17)-.-4)/4      ; s_cbranch_scc0 .LBB18_17
	.short 0xbf84
; %bb.14:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0xd11a0601, 0x00010256    ; v_sub_co_u32_e64 v1, s[6:7], s86, 1
	.long 0x86ea067e                ; s_and_b64 vcc, exec, s[6:7]
	.long 0xdc708000, 0x00440129    ; global_store_dword v41, v1, s[68:69]
	.short ((.LBB18_16)-.-4)/4      ; s_cbranch_vccnz .LBB18_16
	.short 0xbf87
.LBB18_15:                              ;   Parent Loop BB18_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.long 0xdc508000, 0x01340029    ; global_load_dword v1, v41, s[52:53]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68020281                ; v_add_u32_e32 v1, 1, v1
	.long 0xdc708000, 0x00340129    ; global_store_dword v41, v1, s[52:53]
	.long 0xdc508000, 0x01440029    ; global_load_dword v1, v41, s[68:69]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x36020281                ; v_subrev_co_u32_e32 v1, vcc, 1, v1
	.long 0x86ea6a7e                ; s_and_b64 vcc, exec, vcc
	.long 0xdc708000, 0x00440129    ; global_store_dword v41, v1, s[68:69]
	.short ((.LBB18_15)-.-4)/4      ; s_cbranch_vccz .LBB18_15
	.short 0xbf86
.LBB18_16:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbe860180                ; s_mov_b64 s[6:7], 0
	.long 0xbec601c1                ; s_mov_b64 s[70:71], -1
.LBB18_17:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbe880180                ; s_mov_b64 s[8:9], 0
.LBB18_18:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x86ea087e                ; s_and_b64 vcc, exec, s[8:9]
	.short ((.LBB18_25)-.-4)/4      ; s_cbranch_vccz .LBB18_25
	.short 0xbf86
; %bb.19:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbf028057                ; s_cmp_gt_i32 s87, 0
	.long 0xbec201c1                ; s_mov_b64 s[66:67], -1
	.short ((.LBB18_26)-.-4)/4      ; s_cbranch_scc0 .LBB18_26
	.short 0xbf84
; %bb.20:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbf028157                ; s_cmp_gt_i32 s87, 1
	.long 0xbe8801c1                ; s_mov_b64 s[8:9], -1
                                        ; implicit-def: $sgpr10
	.short ((.LBB18_22)-.-4)/4      ; s_cbranch_scc0 .LBB18_22
	.short 0xbf84
; %bb.21:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0x810a8136                ; s_add_i32 s10, s54, 1
	.long 0xbf03520a                ; s_cmp_ge_i32 s10, s82
	.long 0x858880c1                ; s_cselect_b64 s[8:9], -1, 0
	.long 0x87c20840                ; s_or_b64 s[66:67], s[64:65], s[8:9]
	.long 0xbe880180                ; s_mov_b64 s[8:9], 0
.LBB18_22:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x89ea087e                ; s_andn2_b64 vcc, exec, s[8:9]
                                        ; implicit-def: $sgpr11
	.short ((.LBB18_24)-.-4)/4      ; s_cbranch_vccnz .LBB18_24
	.short 0xbf87
; %bb.23:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbe853056                ; s_abs_i32 s5, s86
	.long 0x96085505                ; s_mul_hi_u32 s8, s5, s85
	.long 0x92095308                ; s_mul_i32 s9, s8, s83
	.long 0x90049f56                ; s_ashr_i32 s4, s86, 31
	.long 0x81850905                ; s_sub_i32 s5, s5, s9
	.long 0x88045404                ; s_xor_b32 s4, s4, s84
	.long 0x81098108                ; s_add_i32 s9, s8, 1
	.long 0x818b5305                ; s_sub_i32 s11, s5, s83
	.long 0xbf095305                ; s_cmp_ge_u32 s5, s83
	.long 0x85080809                ; s_cselect_b32 s8, s9, s8
	.long 0x8505050b                ; s_cselect_b32 s5, s11, s5
	.long 0x81098108                ; s_add_i32 s9, s8, 1
	.long 0xbf095305                ; s_cmp_ge_u32 s5, s83
	.long 0x85050809                ; s_cselect_b32 s5, s9, s8
	.long 0x88050405                ; s_xor_b32 s5, s5, s4
	.long 0x818b0405                ; s_sub_i32 s11, s5, s4
	.long 0xbe8401c1                ; s_mov_b64 s[4:5], -1
.LBB18_24:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbe880180                ; s_mov_b64 s[8:9], 0
	.short ((.LBB18_27)-.-4)/4      ; s_branch .LBB18_27
	.short 0xbf82
.LBB18_25:                              ;   in Loop: Header=BB18_2 Depth=1
                                        ; implicit-def: $sgpr10
	.short ((.LBB18_30)-.-4)/4      ; s_branch .LBB18_30
	.short 0xbf82
.LBB18_26:                              ;   in Loop: Header=BB18_2 Depth=1
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr11
	.long 0xbe8801c1                ; s_mov_b64 s[8:9], -1
.LBB18_27:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbed00180                ; s_mov_b64 s[80:81], 0
	.long 0x86ea087e                ; s_and_b64 vcc, exec, s[8:9]
	.short ((.LBB18_29)-.-4)/4      ; s_cbranch_vccz .LBB18_29
	.short 0xbf86
; %bb.28:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbf078057                ; s_cmp_lg_u32 s87, 0
	.long 0xbed001c1                ; s_mov_b64 s[80:81], -1
	.long 0x858680c1                ; s_cselect_b64 s[6:7], -1, 0
.LBB18_29:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x7e00020b                ; v_mov_b32_e32 v0, s11
.LBB18_30:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x86ea067e                ; s_and_b64 vcc, exec, s[6:7]
	.short ((.LBB18_32)-.-4)/4      ; s_cbranch_vccz .LBB18_32
	.short 0xbf86
; %bb.31:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0x88063656                ; s_xor_b32 s6, s86, s54
	.long 0xbe8401c1                ; s_mov_b64 s[4:5], -1
	.long 0xbec60180                ; s_mov_b64 s[70:71], 0
	.long 0x7e000206                ; v_mov_b32_e32 v0, s6
	.long 0xbed00180                ; s_mov_b64 s[80:81], 0
.LBB18_32:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x89ea507e                ; s_andn2_b64 vcc, exec, s[80:81]
	.short ((.LBB18_34)-.-4)/4      ; s_cbranch_vccnz .LBB18_34
	.short 0xbf87
; %bb.33:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0xdc508004, 0x00440029    ; global_load_dword v0, v41, s[68:69] offset:4
	.long 0xbe8401c1                ; s_mov_b64 s[4:5], -1
.LBB18_34:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x89ea047e                ; s_andn2_b64 vcc, exec, s[4:5]
	.short ((.LBB18_36)-.-4)/4      ; s_cbranch_vccnz .LBB18_36
	.short 0xbf87
; %bb.35:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0xbec601c1                ; s_mov_b64 s[70:71], -1
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xdc708000, 0x00440029    ; global_store_dword v41, v0, s[68:69]
.LBB18_36:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x89ea467e                ; s_andn2_b64 vcc, exec, s[70:71]
	.short ((.LBB18_38)-.-4)/4      ; s_cbranch_vccnz .LBB18_38
	.short 0xbf87
; %bb.37:                               ;   in Loop: Header=BB18_2 Depth=1
	.long 0x810a8136                ; s_add_i32 s10, s54, 1
	.long 0xbf03520a                ; s_cmp_ge_i32 s10, s82
	.long 0x85c280c1                ; s_cselect_b64 s[66:67], -1, 0
.LBB18_38:                              ;   in Loop: Header=BB18_2 Depth=1
	.long 0x89ea427e                ; s_andn2_b64 vcc, exec, s[66:67]
	.long 0xbeb6000a                ; s_mov_b32 s54, s10
	.short ((.LBB18_2)-.-4)/4       ; s_cbranch_vccnz .LBB18_2
	.short 0xbf87
.LBB18_39:
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel branches
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr max(totalnumvgprs(branches.num_agpr, branches.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(branches.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, branches.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end18:
	.size	branches, .Lfunc_end18-branches
                                        ; -- End function
	.set branches.num_vgpr, max(42, amdgpu.max_num_vgpr)
	.set branches.num_agpr, max(0, amdgpu.max_num_agpr)
	.set branches.numbered_sgpr, max(88, amdgpu.max_num_sgpr)
	.set branches.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set branches.private_seg_size, 0
	.set branches.uses_vcc, 1
	.set branches.uses_flat_scratch, 1
	.set branches.has_dyn_sized_stack, 1
	.set branches.has_recursion, 1
	.set branches.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 772
; TotalNumSgprs: branches.numbered_sgpr+6
; NumVgprs: branches.num_vgpr
; NumAgprs: branches.num_agpr
; TotalNumVgprs: totalnumvgprs(branches.num_agpr, branches.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(branches.numbered_sgpr+extrasgprs(branches.uses_vcc, branches.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(branches.num_agpr, branches.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(branches.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(branches.num_agpr, branches.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, branches.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(branches.numbered_sgpr+extrasgprs(branches.uses_vcc, branches.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(branches.num_agpr, branches.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, branches.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_branches ; -- Begin function __clang_ocl_kern_imp_branches
	.globl	__clang_ocl_kern_imp_branches
	.p2align	2
	.type	__clang_ocl_kern_imp_branches,@function
__clang_ocl_kern_imp_branches:          ; @__clang_ocl_kern_imp_branches
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe900021                ; s_mov_b32 s16, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe9221c1                ; s_or_saveexec_b64 s[18:19], -1
	.long 0xe0700030, 0x21003c00    ; buffer_store_dword v60, off, s[0:3], s33 offset:48 ; 4-byte Folded Spill
	.long 0xbefe0112                ; s_mov_b64 exec, s[18:19]
	.long 0xd28a003c, 0x00014610    ; v_writelane_b32 v60, s16, 35
	.long 0xd28a003c, 0x0001001e    ; v_writelane_b32 v60, s30, 0
	.long 0xd28a003c, 0x0001021f    ; v_writelane_b32 v60, s31, 1
	.long 0xd28a003c, 0x00010422    ; v_writelane_b32 v60, s34, 2
	.long 0xd28a003c, 0x00010623    ; v_writelane_b32 v60, s35, 3
	.long 0xd28a003c, 0x00010824    ; v_writelane_b32 v60, s36, 4
	.long 0xd28a003c, 0x00010a25    ; v_writelane_b32 v60, s37, 5
	.long 0xd28a003c, 0x00010c26    ; v_writelane_b32 v60, s38, 6
	.long 0xd28a003c, 0x00010e27    ; v_writelane_b32 v60, s39, 7
	.long 0xd28a003c, 0x00011030    ; v_writelane_b32 v60, s48, 8
	.long 0xd28a003c, 0x00011231    ; v_writelane_b32 v60, s49, 9
	.long 0xd28a003c, 0x00011432    ; v_writelane_b32 v60, s50, 10
	.long 0xd28a003c, 0x00011633    ; v_writelane_b32 v60, s51, 11
	.long 0xd28a003c, 0x00011834    ; v_writelane_b32 v60, s52, 12
	.long 0xd28a003c, 0x00011a35    ; v_writelane_b32 v60, s53, 13
	.long 0xd28a003c, 0x00011c36    ; v_writelane_b32 v60, s54, 14
	.long 0xd28a003c, 0x00011e37    ; v_writelane_b32 v60, s55, 15
	.long 0xd28a003c, 0x00012040    ; v_writelane_b32 v60, s64, 16
	.long 0xd28a003c, 0x00012241    ; v_writelane_b32 v60, s65, 17
	.long 0xd28a003c, 0x00012442    ; v_writelane_b32 v60, s66, 18
	.long 0xd28a003c, 0x00012643    ; v_writelane_b32 v60, s67, 19
	.long 0xd28a003c, 0x00012844    ; v_writelane_b32 v60, s68, 20
	.long 0xd28a003c, 0x00012a45    ; v_writelane_b32 v60, s69, 21
	.long 0xd28a003c, 0x00012c46    ; v_writelane_b32 v60, s70, 22
	.long 0xd28a003c, 0x00012e47    ; v_writelane_b32 v60, s71, 23
	.long 0xd28a003c, 0x00013050    ; v_writelane_b32 v60, s80, 24
	.long 0xd28a003c, 0x00013251    ; v_writelane_b32 v60, s81, 25
	.long 0xd28a003c, 0x00013452    ; v_writelane_b32 v60, s82, 26
	.long 0xd28a003c, 0x00013653    ; v_writelane_b32 v60, s83, 27
	.long 0xd28a003c, 0x00013854    ; v_writelane_b32 v60, s84, 28
	.long 0xd28a003c, 0x00013a55    ; v_writelane_b32 v60, s85, 29
	.long 0xd28a003c, 0x00013c56    ; v_writelane_b32 v60, s86, 30
	.long 0xd28a003c, 0x00013e57    ; v_writelane_b32 v60, s87, 31
	.long 0xe070002c, 0x21002800    ; buffer_store_dword v40, off, s[0:3], s33 offset:44 ; 4-byte Folded Spill
	.long 0xe0700028, 0x21002900    ; buffer_store_dword v41, off, s[0:3], s33 offset:40 ; 4-byte Folded Spill
	.long 0xe0700024, 0x21002a00    ; buffer_store_dword v42, off, s[0:3], s33 offset:36 ; 4-byte Folded Spill
	.long 0xe0700020, 0x21002b00    ; buffer_store_dword v43, off, s[0:3], s33 offset:32 ; 4-byte Folded Spill
	.long 0xe070001c, 0x21002c00    ; buffer_store_dword v44, off, s[0:3], s33 offset:28 ; 4-byte Folded Spill
	.long 0xe0700018, 0x21002d00    ; buffer_store_dword v45, off, s[0:3], s33 offset:24 ; 4-byte Folded Spill
	.long 0xe0700014, 0x21002e00    ; buffer_store_dword v46, off, s[0:3], s33 offset:20 ; 4-byte Folded Spill
	.long 0xe0700010, 0x21002f00    ; buffer_store_dword v47, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	.long 0xe070000c, 0x21003800    ; buffer_store_dword v56, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	.long 0xe0700008, 0x21003900    ; buffer_store_dword v57, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	.long 0xe0700004, 0x21003a00    ; buffer_store_dword v58, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	.long 0xe0700000, 0x21003b00    ; buffer_store_dword v59, off, s[0:3], s33 ; 4-byte Folded Spill
	.long 0xd28a003c, 0x00014060    ; v_writelane_b32 v60, s96, 32
	.long 0x7e5a0302                ; v_mov_b32_e32 v45, v2
	.long 0xd28a003c, 0x00014261    ; v_writelane_b32 v60, s97, 33
	.long 0x7e58031f                ; v_mov_b32_e32 v44, v31
	.long 0x7e520301                ; v_mov_b32_e32 v41, v1
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbeb4000d                ; s_mov_b32 s52, s13
	.long 0xbeb5000c                ; s_mov_b32 s53, s12
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40108                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0x7d825a80                ; v_cmp_lt_i32_e32 vcc, 0, v45
	.long 0xb7201000                ; s_addk_i32 s32, 0x1000
	.long 0xd28a003c, 0x00014462    ; v_writelane_b32 v60, s98, 34
	.long 0xbeb6206a                ; s_and_saveexec_b64 s[54:55], vcc
	.short ((.LBB19_38)-.-4)/4      ; s_cbranch_execz .LBB19_38
	.short 0xbf88
; %bb.1:
	.long 0x6a005a80                ; v_sub_u32_e32 v0, 0, v45
	.long 0x1a5e5b00                ; v_max_i32_e32 v47, v0, v45
	.long 0x7e000d2f                ; v_cvt_f32_u32_e32 v0, v47
	.long 0x6a025e80                ; v_sub_u32_e32 v1, 0, v47
	.long 0x7d985a86                ; v_cmp_gt_u32_e32 vcc, 6, v45
	.long 0x22745a9f                ; v_ashrrev_i32_e32 v58, 31, v45
	.long 0x7e004700                ; v_rcp_iflag_f32_e32 v0, v0
	.long 0x7e560280                ; v_mov_b32_e32 v43, 0
	.long 0xbec00180                ; s_mov_b64 s[64:65], 0
	.long 0x7e540280                ; v_mov_b32_e32 v42, 0
	.long 0x0a0000ff, 0x4f7ffffe    ; v_mul_f32_e32 v0, 0x4f7ffffe, v0
	.long 0x7e000f00                ; v_cvt_u32_f32_e32 v0, v0
	.long 0xbee200ff, 0x38e38e39    ; s_mov_b32 s98, 0x38e38e39
	.long 0x88c2c16a                ; s_xor_b64 s[66:67], vcc, -1
	.long 0xd2850001, 0x00020101    ; v_mul_lo_u32 v1, v1, v0
	.long 0xd2860001, 0x00020300    ; v_mul_hi_u32 v1, v0, v1
	.long 0x685c0300                ; v_add_u32_e32 v46, v0, v1
.LBB19_2:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB19_15 Depth 2
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd28f0000, 0x00025482    ; v_lshlrev_b64 v[0:1], 2, v[42:43]
	.long 0x32700128                ; v_add_co_u32_e32 v56, vcc, v40, v0
	.long 0x38720329                ; v_addc_co_u32_e32 v57, vcc, v41, v1, vcc
	.long 0xdc508000, 0x3b7f0038    ; global_load_dword v59, v[56:57], off
	.long 0xbec40180                ; s_mov_b64 s[68:69], 0
	.long 0xbe880180                ; s_mov_b64 s[8:9], 0
	.long 0xbe860180                ; s_mov_b64 s[6:7], 0
	.long 0xbe840180                ; s_mov_b64 s[4:5], 0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd2870000, 0x0000c53b    ; v_mul_hi_i32 v0, v59, s98
	.long 0x2002009f                ; v_lshrrev_b32_e32 v1, 31, v0
	.long 0x22000081                ; v_ashrrev_i32_e32 v0, 1, v0
	.long 0x68000300                ; v_add_u32_e32 v0, v0, v1
	.long 0xd1fd0000, 0x04010700    ; v_lshl_add_u32 v0, v0, 3, v0
	.long 0x6a04013b                ; v_sub_u32_e32 v2, v59, v0
	.long 0x7d820482                ; v_cmp_lt_i32_e32 vcc, 2, v2
                                        ; implicit-def: $vgpr0
	.long 0xbe8a206a                ; s_and_saveexec_b64 s[10:11], vcc
	.long 0x88c60a7e                ; s_xor_b64 s[70:71], exec, s[10:11]
	.short ((.LBB19_19)-.-4)/4      ; s_cbranch_execz .LBB19_19
	.short 0xbf88
; %bb.3:                                ;   in Loop: Header=BB19_2 Depth=1
	.long 0x7d820484                ; v_cmp_lt_i32_e32 vcc, 4, v2
                                        ; implicit-def: $vgpr0
	.long 0xbe8a206a                ; s_and_saveexec_b64 s[10:11], vcc
	.long 0x88d00a7e                ; s_xor_b64 s[80:81], exec, s[10:11]
	.short ((.LBB19_11)-.-4)/4      ; s_cbranch_execz .LBB19_11
	.short 0xbf88
; %bb.4:                                ;   in Loop: Header=BB19_2 Depth=1
	.long 0x7d820486                ; v_cmp_lt_i32_e32 vcc, 6, v2
	.long 0xbed40180                ; s_mov_b64 s[84:85], 0
	.long 0xbed20180                ; s_mov_b64 s[82:83], 0
	.long 0xbe84206a                ; s_and_saveexec_b64 s[4:5], vcc
	.long 0x8884047e                ; s_xor_b64 s[4:5], exec, s[4:5]
; %bb.5:                                ;   in Loop: Header=BB19_2 Depth=1
	.long 0x7d9a0487                ; v_cmp_ne_u32_e32 vcc, 7, v2
	.long 0xbed2017e                ; s_mov_b64 s[82:83], exec
	.long 0x86d47e6a                ; s_and_b64 s[84:85], vcc, exec
                                        ; implicit-def: $vgpr2
; %bb.6:                                ;   in Loop: Header=BB19_2 Depth=1
	.long 0xbed62104                ; s_or_saveexec_b64 s[86:87], s[4:5]
                                        ; implicit-def: $vgpr0
	.long 0x88fe567e                ; s_xor_b64 exec, exec, s[86:87]
	.short ((.LBB19_10)-.-4)/4      ; s_cbranch_execz .LBB19_10
	.short 0xbf88
; %bb.7:                                ;   in Loop: Header=BB19_2 Depth=1
	.long 0x7d940485                ; v_cmp_eq_u32_e32 vcc, 5, v2
	.long 0xbe8801c1                ; s_mov_b64 s[8:9], -1
	.long 0xbe840180                ; s_mov_b64 s[4:5], 0
                                        ; implicit-def: $vgpr0
	.long 0xbee0206a                ; s_and_saveexec_b64 s[96:97], vcc
	.short ((.LBB19_9)-.-4)/4       ; s_cbranch_execz .LBB19_9
	.short 0xbf88
; %bb.8:                                ;   in Loop: Header=BB19_2 Depth=1
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, unknown@rel32@lo+4
	.long unknown@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, unknown@rel32@hi+12
	.long unknown@rel32@hi+12
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e3e032c                ; v_mov_b32_e32 v31, v44
	.long 0x7e00032a                ; v_mov_b32_e32 v0, v42
	.long 0xbe9e1e10                ; s_swappc_b64 s[30:31], s[16:17]
	.long 0xbe84017e                ; s_mov_b64 s[4:5], exec
	.long 0x8888c17e                ; s_xor_b64 s[8:9], exec, -1
.LBB19_9:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe607e                ; s_or_b64 exec, exec, s[96:97]
	.long 0x86867e04                ; s_and_b64 s[6:7], s[4:5], exec
	.long 0x89847e54                ; s_andn2_b64 s[4:5], s[84:85], exec
	.long 0x86887e08                ; s_and_b64 s[8:9], s[8:9], exec
	.long 0x87d40804                ; s_or_b64 s[84:85], s[4:5], s[8:9]
.LBB19_10:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe567e                ; s_or_b64 exec, exec, s[86:87]
	.long 0x86847e52                ; s_and_b64 s[4:5], s[82:83], exec
	.long 0x86867e06                ; s_and_b64 s[6:7], s[6:7], exec
	.long 0x86887e54                ; s_and_b64 s[8:9], s[84:85], exec
                                        ; implicit-def: $vgpr2
.LBB19_11:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0xbe8a2350                ; s_andn2_saveexec_b64 s[10:11], s[80:81]
	.short ((.LBB19_18)-.-4)/4      ; s_cbranch_execz .LBB19_18
	.short 0xbf88
; %bb.12:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x7d940483                ; v_cmp_eq_u32_e32 vcc, 3, v2
	.long 0xbe8e01c1                ; s_mov_b64 s[14:15], -1
	.long 0xbe900104                ; s_mov_b64 s[16:17], s[4:5]
	.long 0xbe8c206a                ; s_and_saveexec_b64 s[12:13], vcc
	.short ((.LBB19_17)-.-4)/4      ; s_cbranch_execz .LBB19_17
	.short 0xbf88
; %bb.13:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x36027681                ; v_subrev_co_u32_e32 v1, vcc, 1, v59
	.long 0x8890c16a                ; s_xor_b64 s[16:17], vcc, -1
	.long 0xdc708000, 0x007f0138    ; global_store_dword v[56:57], v1, off
	.long 0xbe8e2010                ; s_and_saveexec_b64 s[14:15], s[16:17]
	.short ((.LBB19_16)-.-4)/4      ; s_cbranch_execz .LBB19_16
	.short 0xbf88
; %bb.14:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0xbe900180                ; s_mov_b64 s[16:17], 0
.LBB19_15:                              ;   Parent Loop BB19_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.long 0xdc508000, 0x017f0028    ; global_load_dword v1, v[40:41], off
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68020281                ; v_add_u32_e32 v1, 1, v1
	.long 0xdc708000, 0x007f0128    ; global_store_dword v[40:41], v1, off
	.long 0xdc508000, 0x017f0038    ; global_load_dword v1, v[56:57], off
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x36020281                ; v_subrev_co_u32_e32 v1, vcc, 1, v1
	.long 0x8790106a                ; s_or_b64 s[16:17], vcc, s[16:17]
	.long 0xdc708000, 0x007f0138    ; global_store_dword v[56:57], v1, off
	.long 0x89fe107e                ; s_andn2_b64 exec, exec, s[16:17]
	.short ((.LBB19_15)-.-4)/4      ; s_cbranch_execnz .LBB19_15
	.short 0xbf89
.LBB19_16:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe0e7e                ; s_or_b64 exec, exec, s[14:15]
	.long 0x87907e04                ; s_or_b64 s[16:17], s[4:5], exec
	.long 0x888ec17e                ; s_xor_b64 s[14:15], exec, -1
.LBB19_17:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe0c7e                ; s_or_b64 exec, exec, s[12:13]
	.long 0x89847e04                ; s_andn2_b64 s[4:5], s[4:5], exec
	.long 0x868c7e10                ; s_and_b64 s[12:13], s[16:17], exec
	.long 0x87840c04                ; s_or_b64 s[4:5], s[4:5], s[12:13]
	.long 0x89887e08                ; s_andn2_b64 s[8:9], s[8:9], exec
	.long 0x868c7e0e                ; s_and_b64 s[12:13], s[14:15], exec
	.long 0x87880c08                ; s_or_b64 s[8:9], s[8:9], s[12:13]
.LBB19_18:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe0a7e                ; s_or_b64 exec, exec, s[10:11]
	.long 0x86847e04                ; s_and_b64 s[4:5], s[4:5], exec
	.long 0x86867e06                ; s_and_b64 s[6:7], s[6:7], exec
	.long 0x86887e08                ; s_and_b64 s[8:9], s[8:9], exec
                                        ; implicit-def: $vgpr2
.LBB19_19:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0xbe8a2146                ; s_or_saveexec_b64 s[10:11], s[70:71]
	.long 0xbe8c01c1                ; s_mov_b64 s[12:13], -1
                                        ; implicit-def: $vgpr1
	.long 0x88fe0a7e                ; s_xor_b64 exec, exec, s[10:11]
	.short ((.LBB19_29)-.-4)/4      ; s_cbranch_execz .LBB19_29
	.short 0xbf88
; %bb.20:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x7d820480                ; v_cmp_lt_i32_e32 vcc, 0, v2
	.long 0xbe8e01c1                ; s_mov_b64 s[14:15], -1
	.long 0xbe900106                ; s_mov_b64 s[16:17], s[6:7]
                                        ; implicit-def: $vgpr1
                                        ; implicit-def: $vgpr0
	.long 0xbe8c206a                ; s_and_saveexec_b64 s[12:13], vcc
	.long 0x888c0c7e                ; s_xor_b64 s[12:13], exec, s[12:13]
	.short ((.LBB19_26)-.-4)/4      ; s_cbranch_execz .LBB19_26
	.short 0xbf88
; %bb.21:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x7d820481                ; v_cmp_lt_i32_e32 vcc, 1, v2
                                        ; implicit-def: $vgpr1
	.long 0xbe90206a                ; s_and_saveexec_b64 s[16:17], vcc
	.long 0x8890107e                ; s_xor_b64 s[16:17], exec, s[16:17]
; %bb.22:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x68025481                ; v_add_u32_e32 v1, 1, v42
	.long 0x7d8c5b01                ; v_cmp_ge_i32_e32 vcc, v1, v45
	.long 0x878e6a42                ; s_or_b64 s[14:15], s[66:67], vcc
	.long 0x8a8e7e0e                ; s_orn2_b64 s[14:15], s[14:15], exec
; %bb.23:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0xbe902110                ; s_or_saveexec_b64 s[16:17], s[16:17]
	.long 0xbe920106                ; s_mov_b64 s[18:19], s[6:7]
                                        ; implicit-def: $vgpr0
	.long 0x88fe107e                ; s_xor_b64 exec, exec, s[16:17]
	.short ((.LBB19_25)-.-4)/4      ; s_cbranch_execz .LBB19_25
	.short 0xbf88
; %bb.24:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x6a047680                ; v_sub_u32_e32 v2, 0, v59
	.long 0x1a047702                ; v_max_i32_e32 v2, v2, v59
	.long 0xd2860003, 0x00025d02    ; v_mul_hi_u32 v3, v2, v46
	.long 0xd2850004, 0x00025f03    ; v_mul_lo_u32 v4, v3, v47
	.long 0x6a040902                ; v_sub_u32_e32 v2, v2, v4
	.long 0x68080681                ; v_add_u32_e32 v4, 1, v3
	.long 0x7d9c5f02                ; v_cmp_ge_u32_e32 vcc, v2, v47
	.long 0x00060903                ; v_cndmask_b32_e32 v3, v3, v4, vcc
	.long 0x6a085f02                ; v_sub_u32_e32 v4, v2, v47
	.long 0x00040902                ; v_cndmask_b32_e32 v2, v2, v4, vcc
	.long 0x2200769f                ; v_ashrrev_i32_e32 v0, 31, v59
	.long 0x68080681                ; v_add_u32_e32 v4, 1, v3
	.long 0x7d9c5f02                ; v_cmp_ge_u32_e32 vcc, v2, v47
	.long 0x2a007500                ; v_xor_b32_e32 v0, v0, v58
	.long 0x00040903                ; v_cndmask_b32_e32 v2, v3, v4, vcc
	.long 0x2a040102                ; v_xor_b32_e32 v2, v2, v0
	.long 0x6a000102                ; v_sub_u32_e32 v0, v2, v0
	.long 0x87927e06                ; s_or_b64 s[18:19], s[6:7], exec
.LBB19_25:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe107e                ; s_or_b64 exec, exec, s[16:17]
	.long 0x89907e06                ; s_andn2_b64 s[16:17], s[6:7], exec
	.long 0x86927e12                ; s_and_b64 s[18:19], s[18:19], exec
	.long 0x8a8e7e0e                ; s_orn2_b64 s[14:15], s[14:15], exec
	.long 0x87901210                ; s_or_b64 s[16:17], s[16:17], s[18:19]
                                        ; implicit-def: $vgpr2
.LBB19_26:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0xbe8c210c                ; s_or_saveexec_b64 s[12:13], s[12:13]
	.long 0xbe920180                ; s_mov_b64 s[18:19], 0
	.long 0xbe940108                ; s_mov_b64 s[20:21], s[8:9]
	.long 0x88fe0c7e                ; s_xor_b64 exec, exec, s[12:13]
; %bb.27:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x7d9a0480                ; v_cmp_ne_u32_e32 vcc, 0, v2
	.long 0x89947e08                ; s_andn2_b64 s[20:21], s[8:9], exec
	.long 0x86967e6a                ; s_and_b64 s[22:23], vcc, exec
	.long 0xbe92017e                ; s_mov_b64 s[18:19], exec
	.long 0x87941614                ; s_or_b64 s[20:21], s[20:21], s[22:23]
; %bb.28:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe0c7e                ; s_or_b64 exec, exec, s[12:13]
	.long 0x8a8c7e0e                ; s_orn2_b64 s[12:13], s[14:15], exec
	.long 0x89867e06                ; s_andn2_b64 s[6:7], s[6:7], exec
	.long 0x868e7e10                ; s_and_b64 s[14:15], s[16:17], exec
	.long 0x87860e06                ; s_or_b64 s[6:7], s[6:7], s[14:15]
	.long 0x89887e08                ; s_andn2_b64 s[8:9], s[8:9], exec
	.long 0x868e7e14                ; s_and_b64 s[14:15], s[20:21], exec
	.long 0x86c47e12                ; s_and_b64 s[68:69], s[18:19], exec
	.long 0x87880e08                ; s_or_b64 s[8:9], s[8:9], s[14:15]
.LBB19_29:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe0a7e                ; s_or_b64 exec, exec, s[10:11]
	.long 0xbe8a2008                ; s_and_saveexec_b64 s[10:11], s[8:9]
; %bb.30:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x2a00553b                ; v_xor_b32_e32 v0, v59, v42
	.long 0x89847e04                ; s_andn2_b64 s[4:5], s[4:5], exec
	.long 0x87867e06                ; s_or_b64 s[6:7], s[6:7], exec
	.long 0x89c47e44                ; s_andn2_b64 s[68:69], s[68:69], exec
; %bb.31:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe0a7e                ; s_or_b64 exec, exec, s[10:11]
	.long 0xbe882044                ; s_and_saveexec_b64 s[8:9], s[68:69]
	.short ((.LBB19_33)-.-4)/4      ; s_cbranch_execz .LBB19_33
	.short 0xbf88
; %bb.32:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0xdc508004, 0x007f0038    ; global_load_dword v0, v[56:57], off offset:4
	.long 0x87867e06                ; s_or_b64 s[6:7], s[6:7], exec
.LBB19_33:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe087e                ; s_or_b64 exec, exec, s[8:9]
	.long 0xbe882006                ; s_and_saveexec_b64 s[8:9], s[6:7]
	.short ((.LBB19_35)-.-4)/4      ; s_cbranch_execz .LBB19_35
	.short 0xbf88
; %bb.34:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87847e04                ; s_or_b64 s[4:5], s[4:5], exec
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xdc708000, 0x007f0038    ; global_store_dword v[56:57], v0, off
.LBB19_35:                              ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe087e                ; s_or_b64 exec, exec, s[8:9]
	.long 0xbe862004                ; s_and_saveexec_b64 s[6:7], s[4:5]
; %bb.36:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x68025481                ; v_add_u32_e32 v1, 1, v42
	.long 0x7d8c5b01                ; v_cmp_ge_i32_e32 vcc, v1, v45
	.long 0x89847e0c                ; s_andn2_b64 s[4:5], s[12:13], exec
	.long 0x86887e6a                ; s_and_b64 s[8:9], vcc, exec
	.long 0x878c0804                ; s_or_b64 s[12:13], s[4:5], s[8:9]
; %bb.37:                               ;   in Loop: Header=BB19_2 Depth=1
	.long 0x87fe067e                ; s_or_b64 exec, exec, s[6:7]
	.long 0x86840c7e                ; s_and_b64 s[4:5], exec, s[12:13]
	.long 0x87c04004                ; s_or_b64 s[64:65], s[4:5], s[64:65]
	.long 0x7e540301                ; v_mov_b32_e32 v42, v1
	.long 0x89fe407e                ; s_andn2_b64 exec, exec, s[64:65]
	.short ((.LBB19_2)-.-4)/4       ; s_cbranch_execnz .LBB19_2
	.short 0xbf89
.LBB19_38:
	.long 0x87fe367e                ; s_or_b64 exec, exec, s[54:55]
	.long 0xe0500000, 0x21003b00    ; buffer_load_dword v59, off, s[0:3], s33 ; 4-byte Folded Reload
	.long 0xe0500004, 0x21003a00    ; buffer_load_dword v58, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	.long 0xe0500008, 0x21003900    ; buffer_load_dword v57, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	.long 0xe050000c, 0x21003800    ; buffer_load_dword v56, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	.long 0xe0500010, 0x21002f00    ; buffer_load_dword v47, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	.long 0xe0500014, 0x21002e00    ; buffer_load_dword v46, off, s[0:3], s33 offset:20 ; 4-byte Folded Reload
	.long 0xe0500018, 0x21002d00    ; buffer_load_dword v45, off, s[0:3], s33 offset:24 ; 4-byte Folded Reload
	.long 0xe050001c, 0x21002c00    ; buffer_load_dword v44, off, s[0:3], s33 offset:28 ; 4-byte Folded Reload
	.long 0xe0500020, 0x21002b00    ; buffer_load_dword v43, off, s[0:3], s33 offset:32 ; 4-byte Folded Reload
	.long 0xe0500024, 0x21002a00    ; buffer_load_dword v42, off, s[0:3], s33 offset:36 ; 4-byte Folded Reload
	.long 0xe0500028, 0x21002900    ; buffer_load_dword v41, off, s[0:3], s33 offset:40 ; 4-byte Folded Reload
	.long 0xe050002c, 0x21002800    ; buffer_load_dword v40, off, s[0:3], s33 offset:44 ; 4-byte Folded Reload
	.long 0xd2890062, 0x0001453c    ; v_readlane_b32 s98, v60, 34
	.long 0xd2890061, 0x0001433c    ; v_readlane_b32 s97, v60, 33
	.long 0xd2890060, 0x0001413c    ; v_readlane_b32 s96, v60, 32
	.long 0xd2890057, 0x00013f3c    ; v_readlane_b32 s87, v60, 31
	.long 0xd2890056, 0x00013d3c    ; v_readlane_b32 s86, v60, 30
	.long 0xd2890055, 0x00013b3c    ; v_readlane_b32 s85, v60, 29
	.long 0xd2890054, 0x0001393c    ; v_readlane_b32 s84, v60, 28
	.long 0xd2890053, 0x0001373c    ; v_readlane_b32 s83, v60, 27
	.long 0xd2890052, 0x0001353c    ; v_readlane_b32 s82, v60, 26
	.long 0xd2890051, 0x0001333c    ; v_readlane_b32 s81, v60, 25
	.long 0xd2890050, 0x0001313c    ; v_readlane_b32 s80, v60, 24
	.long 0xd2890047, 0x00012f3c    ; v_readlane_b32 s71, v60, 23
	.long 0xd2890046, 0x00012d3c    ; v_readlane_b32 s70, v60, 22
	.long 0xd2890045, 0x00012b3c    ; v_readlane_b32 s69, v60, 21
	.long 0xd2890044, 0x0001293c    ; v_readlane_b32 s68, v60, 20
	.long 0xd2890043, 0x0001273c    ; v_readlane_b32 s67, v60, 19
	.long 0xd2890042, 0x0001253c    ; v_readlane_b32 s66, v60, 18
	.long 0xd2890041, 0x0001233c    ; v_readlane_b32 s65, v60, 17
	.long 0xd2890040, 0x0001213c    ; v_readlane_b32 s64, v60, 16
	.long 0xd2890037, 0x00011f3c    ; v_readlane_b32 s55, v60, 15
	.long 0xd2890036, 0x00011d3c    ; v_readlane_b32 s54, v60, 14
	.long 0xd2890035, 0x00011b3c    ; v_readlane_b32 s53, v60, 13
	.long 0xd2890034, 0x0001193c    ; v_readlane_b32 s52, v60, 12
	.long 0xd2890033, 0x0001173c    ; v_readlane_b32 s51, v60, 11
	.long 0xd2890032, 0x0001153c    ; v_readlane_b32 s50, v60, 10
	.long 0xd2890031, 0x0001133c    ; v_readlane_b32 s49, v60, 9
	.long 0xd2890030, 0x0001113c    ; v_readlane_b32 s48, v60, 8
	.long 0xd2890027, 0x00010f3c    ; v_readlane_b32 s39, v60, 7
	.long 0xd2890026, 0x00010d3c    ; v_readlane_b32 s38, v60, 6
	.long 0xd2890025, 0x00010b3c    ; v_readlane_b32 s37, v60, 5
	.long 0xd2890024, 0x0001093c    ; v_readlane_b32 s36, v60, 4
	.long 0xd2890023, 0x0001073c    ; v_readlane_b32 s35, v60, 3
	.long 0xd2890022, 0x0001053c    ; v_readlane_b32 s34, v60, 2
	.long 0xd289001f, 0x0001033c    ; v_readlane_b32 s31, v60, 1
	.long 0xd289001e, 0x0001013c    ; v_readlane_b32 s30, v60, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890004, 0x0001473c    ; v_readlane_b32 s4, v60, 35
	.long 0xbe8621c1                ; s_or_saveexec_b64 s[6:7], -1
	.long 0xe0500030, 0x21003c00    ; buffer_load_dword v60, off, s[0:3], s33 offset:48 ; 4-byte Folded Reload
	.long 0xbefe0106                ; s_mov_b64 exec, s[6:7]
	.long 0xbea10004                ; s_mov_b32 s33, s4
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end19:
	.size	__clang_ocl_kern_imp_branches, .Lfunc_end19-__clang_ocl_kern_imp_branches
                                        ; -- End function
	.set __clang_ocl_kern_imp_branches.num_vgpr, max(61, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_branches.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_branches.numbered_sgpr, max(99, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_branches.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_branches.private_seg_size, 64
	.set __clang_ocl_kern_imp_branches.uses_vcc, 1
	.set __clang_ocl_kern_imp_branches.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_branches.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_branches.has_recursion, 1
	.set __clang_ocl_kern_imp_branches.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 1820
; TotalNumSgprs: __clang_ocl_kern_imp_branches.numbered_sgpr+6
; NumVgprs: max(61, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(__clang_ocl_kern_imp_branches.num_agpr, __clang_ocl_kern_imp_branches.num_vgpr)
; ScratchSize: 64
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 61
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 99
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	.L__const.far.t,@object         ; @__const.far.t
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	2, 0x0
.L__const.far.t:
	.long	1                               ; 0x1
	.long	2                               ; 0x2
	.long	3                               ; 0x3
	.long	4                               ; 0x4
	.size	.L__const.far.t, 16

	.hidden	unknown_too
	.hidden	unknown
	.hidden	_Z7barrierj
	.section	".note.GNU-stack","",@progbits
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           calls_known
    .private_segment_fixed_size: 48
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         calls_known.kd
    .uses_dynamic_stack: false
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .name:           calls_itself
    .private_segment_fixed_size: 32
    .sgpr_count:     44
    .sgpr_spill_count: 0
    .symbol:         calls_itself.kd
    .uses_dynamic_stack: false
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           calls_unknown
    .private_segment_fixed_size: 32
    .sgpr_count:     105
    .sgpr_spill_count: 0
    .symbol:         calls_unknown.kd
    .uses_dynamic_stack: true
    .vgpr_count:     61
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           calls_kernel
    .private_segment_fixed_size: 48
    .sgpr_count:     105
    .sgpr_spill_count: 0
    .symbol:         calls_kernel.kd
    .uses_dynamic_stack: true
    .vgpr_count:     61
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           private_array
    .private_segment_fixed_size: 1204
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         private_array.kd
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      int
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
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           many_registers
    .private_segment_fixed_size: 208
    .sgpr_count:     105
    .sgpr_spill_count: 0
    .symbol:         many_registers.kd
    .uses_dynamic_stack: true
    .vgpr_count:     61
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           branches
    .private_segment_fixed_size: 0
    .sgpr_count:     105
    .sgpr_spill_count: 0
    .symbol:         branches.kd
    .uses_dynamic_stack: true
    .vgpr_count:     61
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
