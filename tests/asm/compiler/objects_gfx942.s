; clang-22 -std=c++20 --target=amdgcn-amd-amdhsa -mcpu=gfx942 -O2 -fpic -fvisibility=hidden -mcode-object-version=5 -S -w -nogpulib -fdebug-compilation-dir=/source objects.cpp
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.hidden	_ZN5space4baseD2Ev              ; -- Begin function _ZN5space4baseD2Ev
	.globl	_ZN5space4baseD2Ev
	.p2align	2
	.type	_ZN5space4baseD2Ev,@function
_ZN5space4baseD2Ev:                     ; @_ZN5space4baseD2Ev
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_ZN5space4baseD2Ev, .Lfunc_end0-_ZN5space4baseD2Ev
                                        ; -- End function
	.set _ZN5space4baseD2Ev.num_vgpr, 0
	.set _ZN5space4baseD2Ev.num_agpr, 0
	.set _ZN5space4baseD2Ev.numbered_sgpr, 32
	.set _ZN5space4baseD2Ev.num_named_barrier, 0
	.set _ZN5space4baseD2Ev.private_seg_size, 0
	.set _ZN5space4baseD2Ev.uses_vcc, 0
	.set _ZN5space4baseD2Ev.uses_flat_scratch, 0
	.set _ZN5space4baseD2Ev.has_dyn_sized_stack, 0
	.set _ZN5space4baseD2Ev.has_recursion, 0
	.set _ZN5space4baseD2Ev.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 8
; TotalNumSgprs: 38
; NumVgprs: 0
; NumAgprs: 0
; TotalNumVgprs: 0
; ScratchSize: 0
; MemoryBound: 0
	.section	.text.unlikely.,"ax",@progbits
	.hidden	_ZN5space4baseD0Ev              ; -- Begin function _ZN5space4baseD0Ev
	.globl	_ZN5space4baseD0Ev
	.p2align	2
	.type	_ZN5space4baseD0Ev,@function
_ZN5space4baseD0Ev:                     ; @_ZN5space4baseD0Ev
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbf920002                ; s_trap 2
.Lfunc_end1:
	.size	_ZN5space4baseD0Ev, .Lfunc_end1-_ZN5space4baseD0Ev
                                        ; -- End function
	.set _ZN5space4baseD0Ev.num_vgpr, 0
	.set _ZN5space4baseD0Ev.num_agpr, 0
	.set _ZN5space4baseD0Ev.numbered_sgpr, 0
	.set _ZN5space4baseD0Ev.num_named_barrier, 0
	.set _ZN5space4baseD0Ev.private_seg_size, 0
	.set _ZN5space4baseD0Ev.uses_vcc, 0
	.set _ZN5space4baseD0Ev.uses_flat_scratch, 0
	.set _ZN5space4baseD0Ev.has_dyn_sized_stack, 0
	.set _ZN5space4baseD0Ev.has_recursion, 0
	.set _ZN5space4baseD0Ev.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 8
; TotalNumSgprs: 6
; NumVgprs: 0
; NumAgprs: 0
; TotalNumVgprs: 0
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	_ZN5space5right5otherEi         ; -- Begin function _ZN5space5right5otherEi
	.globl	_ZN5space5right5otherEi
	.p2align	2
	.type	_ZN5space5right5otherEi,@function
_ZN5space5right5otherEi:                ; @_ZN5space5right5otherEi
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e000302                ; v_mov_b32_e32 v0, v2
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	_ZN5space5right5otherEi, .Lfunc_end2-_ZN5space5right5otherEi
                                        ; -- End function
	.set _ZN5space5right5otherEi.num_vgpr, 3
	.set _ZN5space5right5otherEi.num_agpr, 0
	.set _ZN5space5right5otherEi.numbered_sgpr, 32
	.set _ZN5space5right5otherEi.num_named_barrier, 0
	.set _ZN5space5right5otherEi.private_seg_size, 0
	.set _ZN5space5right5otherEi.uses_vcc, 0
	.set _ZN5space5right5otherEi.uses_flat_scratch, 0
	.set _ZN5space5right5otherEi.has_dyn_sized_stack, 0
	.set _ZN5space5right5otherEi.has_recursion, 0
	.set _ZN5space5right5otherEi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 3
; NumAgprs: 0
; TotalNumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	_ZTv0_n40_N5space5right5otherEi ; -- Begin function _ZTv0_n40_N5space5right5otherEi
	.globl	_ZTv0_n40_N5space5right5otherEi
	.p2align	2
	.type	_ZTv0_n40_N5space5right5otherEi,@function
_ZTv0_n40_N5space5right5otherEi:        ; @_ZTv0_n40_N5space5right5otherEi
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e000302                ; v_mov_b32_e32 v0, v2
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	_ZTv0_n40_N5space5right5otherEi, .Lfunc_end3-_ZTv0_n40_N5space5right5otherEi
                                        ; -- End function
	.set _ZTv0_n40_N5space5right5otherEi.num_vgpr, 3
	.set _ZTv0_n40_N5space5right5otherEi.num_agpr, 0
	.set _ZTv0_n40_N5space5right5otherEi.numbered_sgpr, 32
	.set _ZTv0_n40_N5space5right5otherEi.num_named_barrier, 0
	.set _ZTv0_n40_N5space5right5otherEi.private_seg_size, 0
	.set _ZTv0_n40_N5space5right5otherEi.uses_vcc, 0
	.set _ZTv0_n40_N5space5right5otherEi.uses_flat_scratch, 0
	.set _ZTv0_n40_N5space5right5otherEi.has_dyn_sized_stack, 0
	.set _ZTv0_n40_N5space5right5otherEi.has_recursion, 0
	.set _ZTv0_n40_N5space5right5otherEi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 3
; NumAgprs: 0
; TotalNumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._ZN7counterD2Ev,"axG",@progbits,_ZN7counterD2Ev,comdat
	.hidden	_ZN7counterD2Ev                 ; -- Begin function _ZN7counterD2Ev
	.weak	_ZN7counterD2Ev
	.p2align	2
	.type	_ZN7counterD2Ev,@function
_ZN7counterD2Ev:                        ; @_ZN7counterD2Ev
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, inline_variable@rel32@lo+4
	.long inline_variable@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, inline_variable@rel32@hi+12
	.long inline_variable@rel32@hi+12
	.long 0xdc508000, 0x01000000    ; global_load_dword v1, v0, s[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x680202c1                ; v_add_u32_e32 v1, -1, v1
	.long 0xdc708000, 0x00000100    ; global_store_dword v0, v1, s[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end4:
	.size	_ZN7counterD2Ev, .Lfunc_end4-_ZN7counterD2Ev
                                        ; -- End function
	.set _ZN7counterD2Ev.num_vgpr, 2
	.set _ZN7counterD2Ev.num_agpr, 0
	.set _ZN7counterD2Ev.numbered_sgpr, 32
	.set _ZN7counterD2Ev.num_named_barrier, 0
	.set _ZN7counterD2Ev.private_seg_size, 0
	.set _ZN7counterD2Ev.uses_vcc, 0
	.set _ZN7counterD2Ev.uses_flat_scratch, 0
	.set _ZN7counterD2Ev.has_dyn_sized_stack, 0
	.set _ZN7counterD2Ev.has_recursion, 0
	.set _ZN7counterD2Ev.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 60
; TotalNumSgprs: 38
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	_Z12by_attributev               ; -- Begin function _Z12by_attributev
	.globl	_Z12by_attributev
	.p2align	2
	.type	_Z12by_attributev,@function
_Z12by_attributev:                      ; @_Z12by_attributev
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, inline_variable@rel32@lo+4
	.long inline_variable@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, inline_variable@rel32@hi+12
	.long inline_variable@rel32@hi+12
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x7e020281                ; v_mov_b32_e32 v1, 1
	.long 0xdc708000, 0x00000100    ; global_store_dword v0, v1, s[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	_Z12by_attributev, .Lfunc_end5-_Z12by_attributev
                                        ; -- End function
	.set _Z12by_attributev.num_vgpr, 2
	.set _Z12by_attributev.num_agpr, 0
	.set _Z12by_attributev.numbered_sgpr, 32
	.set _Z12by_attributev.num_named_barrier, 0
	.set _Z12by_attributev.private_seg_size, 0
	.set _Z12by_attributev.uses_vcc, 0
	.set _Z12by_attributev.uses_flat_scratch, 0
	.set _Z12by_attributev.has_dyn_sized_stack, 0
	.set _Z12by_attributev.has_recursion, 0
	.set _Z12by_attributev.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 48
; TotalNumSgprs: 38
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	_Z11by_priorityv                ; -- Begin function _Z11by_priorityv
	.globl	_Z11by_priorityv
	.p2align	2
	.type	_Z11by_priorityv,@function
_Z11by_priorityv:                       ; @_Z11by_priorityv
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, inline_variable@rel32@lo+4
	.long inline_variable@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, inline_variable@rel32@hi+12
	.long inline_variable@rel32@hi+12
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x7e020282                ; v_mov_b32_e32 v1, 2
	.long 0xdc708000, 0x00000100    ; global_store_dword v0, v1, s[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end6:
	.size	_Z11by_priorityv, .Lfunc_end6-_Z11by_priorityv
                                        ; -- End function
	.set _Z11by_priorityv.num_vgpr, 2
	.set _Z11by_priorityv.num_agpr, 0
	.set _Z11by_priorityv.numbered_sgpr, 32
	.set _Z11by_priorityv.num_named_barrier, 0
	.set _Z11by_priorityv.private_seg_size, 0
	.set _Z11by_priorityv.uses_vcc, 0
	.set _Z11by_priorityv.uses_flat_scratch, 0
	.set _Z11by_priorityv.has_dyn_sized_stack, 0
	.set _Z11by_priorityv.has_recursion, 0
	.set _Z11by_priorityv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 48
; TotalNumSgprs: 38
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	_Z10at_the_endv                 ; -- Begin function _Z10at_the_endv
	.globl	_Z10at_the_endv
	.p2align	2
	.type	_Z10at_the_endv,@function
_Z10at_the_endv:                        ; @_Z10at_the_endv
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, inline_variable@rel32@lo+4
	.long inline_variable@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, inline_variable@rel32@hi+12
	.long inline_variable@rel32@hi+12
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xdc708000, 0x00000000    ; global_store_dword v0, v0, s[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	_Z10at_the_endv, .Lfunc_end7-_Z10at_the_endv
                                        ; -- End function
	.set _Z10at_the_endv.num_vgpr, 1
	.set _Z10at_the_endv.num_agpr, 0
	.set _Z10at_the_endv.numbered_sgpr, 32
	.set _Z10at_the_endv.num_named_barrier, 0
	.set _Z10at_the_endv.private_seg_size, 0
	.set _Z10at_the_endv.uses_vcc, 0
	.set _Z10at_the_endv.uses_flat_scratch, 0
	.set _Z10at_the_endv.has_dyn_sized_stack, 0
	.set _Z10at_the_endv.has_recursion, 0
	.set _Z10at_the_endv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 44
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._Z9templatedIcEvPT_S0_,"axG",@progbits,_Z9templatedIcEvPT_S0_,comdat
	.hidden	_Z9templatedIcEvPT_S0_          ; -- Begin function _Z9templatedIcEvPT_S0_
	.weak	_Z9templatedIcEvPT_S0_
	.p2align	2
	.type	_Z9templatedIcEvPT_S0_,@function
_Z9templatedIcEvPT_S0_:                 ; @_Z9templatedIcEvPT_S0_
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e060280                ; v_mov_b32_e32 v3, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZN6bufferIcLi5EE12shared_stateE@rel32@lo+4
	.long _ZN6bufferIcLi5EE12shared_stateE@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZN6bufferIcLi5EE12shared_stateE@rel32@hi+12
	.long _ZN6bufferIcLi5EE12shared_stateE@rel32@hi+12
	.long 0xdc408000, 0x04000003    ; global_load_ubyte v4, v3, s[0:1]
	.long 0xdc400000, 0x05000000    ; flat_load_ubyte v5, v[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x4c040504                ; v_add_u16_e32 v2, v4, v2
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x4c040b02                ; v_add_u16_e32 v2, v2, v5
	.long 0xdc600000, 0x00000200    ; flat_store_byte v[0:1], v2
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end8:
	.size	_Z9templatedIcEvPT_S0_, .Lfunc_end8-_Z9templatedIcEvPT_S0_
                                        ; -- End function
	.set _Z9templatedIcEvPT_S0_.num_vgpr, 6
	.set _Z9templatedIcEvPT_S0_.num_agpr, 0
	.set _Z9templatedIcEvPT_S0_.numbered_sgpr, 32
	.set _Z9templatedIcEvPT_S0_.num_named_barrier, 0
	.set _Z9templatedIcEvPT_S0_.private_seg_size, 0
	.set _Z9templatedIcEvPT_S0_.uses_vcc, 0
	.set _Z9templatedIcEvPT_S0_.uses_flat_scratch, 0
	.set _Z9templatedIcEvPT_S0_.has_dyn_sized_stack, 0
	.set _Z9templatedIcEvPT_S0_.has_recursion, 0
	.set _Z9templatedIcEvPT_S0_.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 76
; TotalNumSgprs: 38
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._Z9templatedIiEvPT_S0_,"axG",@progbits,_Z9templatedIiEvPT_S0_,comdat
	.hidden	_Z9templatedIiEvPT_S0_          ; -- Begin function _Z9templatedIiEvPT_S0_
	.weak	_Z9templatedIiEvPT_S0_
	.p2align	2
	.type	_Z9templatedIiEvPT_S0_,@function
_Z9templatedIiEvPT_S0_:                 ; @_Z9templatedIiEvPT_S0_
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e060280                ; v_mov_b32_e32 v3, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZN6bufferIiLi5EE12shared_stateE@rel32@lo+4
	.long _ZN6bufferIiLi5EE12shared_stateE@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZN6bufferIiLi5EE12shared_stateE@rel32@hi+12
	.long _ZN6bufferIiLi5EE12shared_stateE@rel32@hi+12
	.long 0xdc508000, 0x04000003    ; global_load_dword v4, v3, s[0:1]
	.long 0xdc500000, 0x05000000    ; flat_load_dword v5, v[0:1]
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xd1ff0002, 0x04160504    ; v_add3_u32 v2, v4, v2, v5
	.long 0xdc700000, 0x00000200    ; flat_store_dword v[0:1], v2
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end9:
	.size	_Z9templatedIiEvPT_S0_, .Lfunc_end9-_Z9templatedIiEvPT_S0_
                                        ; -- End function
	.set _Z9templatedIiEvPT_S0_.num_vgpr, 6
	.set _Z9templatedIiEvPT_S0_.num_agpr, 0
	.set _Z9templatedIiEvPT_S0_.numbered_sgpr, 32
	.set _Z9templatedIiEvPT_S0_.num_named_barrier, 0
	.set _Z9templatedIiEvPT_S0_.private_seg_size, 0
	.set _Z9templatedIiEvPT_S0_.uses_vcc, 0
	.set _Z9templatedIiEvPT_S0_.uses_flat_scratch, 0
	.set _Z9templatedIiEvPT_S0_.has_dyn_sized_stack, 0
	.set _Z9templatedIiEvPT_S0_.has_recursion, 0
	.set _Z9templatedIiEvPT_S0_.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 72
; TotalNumSgprs: 38
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._Z9templatedIdEvPT_S0_,"axG",@progbits,_Z9templatedIdEvPT_S0_,comdat
	.hidden	_Z9templatedIdEvPT_S0_          ; -- Begin function _Z9templatedIdEvPT_S0_
	.weak	_Z9templatedIdEvPT_S0_
	.p2align	2
	.type	_Z9templatedIdEvPT_S0_,@function
_Z9templatedIdEvPT_S0_:                 ; @_Z9templatedIdEvPT_S0_
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e100280                ; v_mov_b32_e32 v8, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZN6bufferIdLi5EE12shared_stateE@rel32@lo+4
	.long _ZN6bufferIdLi5EE12shared_stateE@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZN6bufferIdLi5EE12shared_stateE@rel32@hi+12
	.long _ZN6bufferIdLi5EE12shared_stateE@rel32@hi+12
	.long 0xdc548000, 0x04000008    ; global_load_dwordx2 v[4:5], v8, s[0:1]
	.long 0xdc540000, 0x06000000    ; flat_load_dwordx2 v[6:7], v[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xd2800002, 0x00020902    ; v_add_f64 v[2:3], v[2:3], v[4:5]
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xd2800002, 0x00020506    ; v_add_f64 v[2:3], v[6:7], v[2:3]
	.long 0xdc740000, 0x00000200    ; flat_store_dwordx2 v[0:1], v[2:3]
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end10:
	.size	_Z9templatedIdEvPT_S0_, .Lfunc_end10-_Z9templatedIdEvPT_S0_
                                        ; -- End function
	.set _Z9templatedIdEvPT_S0_.num_vgpr, 9
	.set _Z9templatedIdEvPT_S0_.num_agpr, 0
	.set _Z9templatedIdEvPT_S0_.numbered_sgpr, 32
	.set _Z9templatedIdEvPT_S0_.num_named_barrier, 0
	.set _Z9templatedIdEvPT_S0_.private_seg_size, 0
	.set _Z9templatedIdEvPT_S0_.uses_vcc, 0
	.set _Z9templatedIdEvPT_S0_.uses_flat_scratch, 0
	.set _Z9templatedIdEvPT_S0_.has_dyn_sized_stack, 0
	.set _Z9templatedIdEvPT_S0_.has_recursion, 0
	.set _Z9templatedIdEvPT_S0_.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 84
; TotalNumSgprs: 38
; NumVgprs: 9
; NumAgprs: 0
; TotalNumVgprs: 9
; ScratchSize: 0
; MemoryBound: 1
	.text
	.protected	_Z9templatesPiPd        ; -- Begin function _Z9templatesPiPd
	.globl	_Z9templatesPiPd
	.p2align	8
	.type	_Z9templatesPiPd,@function
_Z9templatesPiPd:                       ; @_Z9templatesPiPd
; %bb.0:
	.long 0xc00a0d02, 0x00000000    ; s_load_dwordx4 s[52:55], s[4:5], 0x0
	.long 0xbea40102                ; s_mov_b64 s[36:37], s[2:3]
	.long 0x80309004                ; s_add_u32 s48, s4, 16
	.long 0xbea1000a                ; s_mov_b32 s33, s10
	.long 0xbeb20009                ; s_mov_b32 s50, s9
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc002009a, 0x00000004    ; s_load_dword s2, s[52:53], 0x4
	.long 0xbeb30008                ; s_mov_b32 s51, s8
	.long 0xbea20106                ; s_mov_b64 s[34:35], s[6:7]
	.long 0xbea60100                ; s_mov_b64 s[38:39], s[0:1]
	.long 0x82318005                ; s_addc_u32 s49, s5, 0
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _Z9templatedIiEvPT_S0_@rel32@lo+4
	.long _Z9templatedIiEvPT_S0_@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _Z9templatedIiEvPT_S0_@rel32@hi+12
	.long _Z9templatedIiEvPT_S0_@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0300                ; v_mov_b32_e32 v31, v0
	.long 0x7e000234                ; v_mov_b32_e32 v0, s52
	.long 0x7e020235                ; v_mov_b32_e32 v1, s53
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e040202                ; v_mov_b32_e32 v2, s2
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0x7e520280                ; v_mov_b32_e32 v41, 0
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0xdc548008, 0x02360029    ; global_load_dwordx2 v[2:3], v41, s[54:55] offset:8
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _Z9templatedIdEvPT_S0_@rel32@lo+4
	.long _Z9templatedIdEvPT_S0_@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _Z9templatedIdEvPT_S0_@rel32@hi+12
	.long _Z9templatedIdEvPT_S0_@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000236                ; v_mov_b32_e32 v0, s54
	.long 0x7e020237                ; v_mov_b32_e32 v1, s55
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z9templatesPiPd
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 42
		.amdhsa_next_free_sgpr 56
		.amdhsa_accum_offset 44
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
	.text
.Lfunc_end11:
	.size	_Z9templatesPiPd, .Lfunc_end11-_Z9templatesPiPd
                                        ; -- End function
	.set _Z9templatesPiPd.num_vgpr, max(42, _Z9templatedIiEvPT_S0_.num_vgpr, _Z9templatedIdEvPT_S0_.num_vgpr)
	.set _Z9templatesPiPd.num_agpr, max(0, _Z9templatedIiEvPT_S0_.num_agpr, _Z9templatedIdEvPT_S0_.num_agpr)
	.set _Z9templatesPiPd.numbered_sgpr, max(56, _Z9templatedIiEvPT_S0_.numbered_sgpr, _Z9templatedIdEvPT_S0_.numbered_sgpr)
	.set _Z9templatesPiPd.num_named_barrier, max(0, _Z9templatedIiEvPT_S0_.num_named_barrier, _Z9templatedIdEvPT_S0_.num_named_barrier)
	.set _Z9templatesPiPd.private_seg_size, 0+max(_Z9templatedIiEvPT_S0_.private_seg_size, _Z9templatedIdEvPT_S0_.private_seg_size)
	.set _Z9templatesPiPd.uses_vcc, or(1, _Z9templatedIiEvPT_S0_.uses_vcc, _Z9templatedIdEvPT_S0_.uses_vcc)
	.set _Z9templatesPiPd.uses_flat_scratch, or(0, _Z9templatedIiEvPT_S0_.uses_flat_scratch, _Z9templatedIdEvPT_S0_.uses_flat_scratch)
	.set _Z9templatesPiPd.has_dyn_sized_stack, or(0, _Z9templatedIiEvPT_S0_.has_dyn_sized_stack, _Z9templatedIdEvPT_S0_.has_dyn_sized_stack)
	.set _Z9templatesPiPd.has_recursion, or(1, _Z9templatedIiEvPT_S0_.has_recursion, _Z9templatedIdEvPT_S0_.has_recursion)
	.set _Z9templatesPiPd.has_indirect_call, or(0, _Z9templatedIiEvPT_S0_.has_indirect_call, _Z9templatedIdEvPT_S0_.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 212
; TotalNumSgprs: 62
; NumVgprs: 42
; NumAgprs: 0
; TotalNumVgprs: 42
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 62
; NumVGPRsForWavesPerEU: 42
; AccumOffset: 44
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 10
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	_Z12virtual_callPU3AS1iPN5space4baseE ; -- Begin function _Z12virtual_callPU3AS1iPN5space4baseE
	.globl	_Z12virtual_callPU3AS1iPN5space4baseE
	.p2align	8
	.type	_Z12virtual_callPU3AS1iPN5space4baseE,@function
_Z12virtual_callPU3AS1iPN5space4baseE:  ; @_Z12virtual_callPU3AS1iPN5space4baseE
; %bb.0:
	.long 0xc00a0d02, 0x00000000    ; s_load_dwordx4 s[52:55], s[4:5], 0x0
	.long 0xbea60100                ; s_mov_b64 s[38:39], s[0:1]
	.long 0x80309004                ; s_add_u32 s48, s4, 16
	.long 0xbea1000a                ; s_mov_b32 s33, s10
	.long 0xbeb20009                ; s_mov_b32 s50, s9
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc006001b, 0x00000000    ; s_load_dwordx2 s[0:1], s[54:55], 0x0
	.long 0xbeb30008                ; s_mov_b32 s51, s8
	.long 0xbea20106                ; s_mov_b64 s[34:35], s[6:7]
	.long 0x82318005                ; s_addc_u32 s49, s5, 0
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc0060000, 0x00000010    ; s_load_dwordx2 s[0:1], s[0:1], 0x10
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860102                ; s_mov_b64 s[6:7], s[2:3]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0300                ; v_mov_b32_e32 v31, v0
	.long 0x7e000236                ; v_mov_b32_e32 v0, s54
	.long 0x7e020237                ; v_mov_b32_e32 v1, s55
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xbea40102                ; s_mov_b64 s[36:37], s[2:3]
	.long 0x7e560280                ; v_mov_b32_e32 v43, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0xdc548000, 0x0036002b    ; global_load_dwordx2 v[0:1], v43, s[54:55]
	.long 0xdc508004, 0x2a34002b    ; global_load_dword v42, v43, s[52:53] offset:4
	.long 0xbec0017e                ; s_mov_b64 s[64:65], exec
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0xdc548018, 0x027f0000    ; global_load_dwordx2 v[2:3], v[0:1], off offset:24
.LBB12_1:                               ; =>This Inner Loop Header: Depth=1
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x7e000502                ; v_readfirstlane_b32 s0, v2
	.long 0x7e020503                ; v_readfirstlane_b32 s1, v3
	.long 0xbf800001                ; s_nop 1
	.long 0x7dd40400                ; v_cmp_eq_u64_e32 vcc, s[0:1], v[2:3]
	.long 0xbec2206a                ; s_and_saveexec_b64 s[66:67], vcc
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0329                ; v_mov_b32_e32 v31, v41
	.long 0x7e000236                ; v_mov_b32_e32 v0, s54
	.long 0x7e020237                ; v_mov_b32_e32 v1, s55
	.long 0x7e04032a                ; v_mov_b32_e32 v2, v42
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $vgpr41
	.long 0x88fe427e                ; s_xor_b64 exec, exec, s[66:67]
	.short ((.LBB12_1)-.-4)/4       ; s_cbranch_execnz .LBB12_1
	.short 0xbf89
; %bb.2:
	.long 0xbefe0140                ; s_mov_b64 exec, s[64:65]
	.long 0x68005100                ; v_add_u32_e32 v0, v0, v40
	.long 0xdc708000, 0x0034002b    ; global_store_dword v43, v0, s[52:53]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z12virtual_callPU3AS1iPN5space4baseE
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(_Z12virtual_callPU3AS1iPN5space4baseE.num_agpr, _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(_Z12virtual_callPU3AS1iPN5space4baseE.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
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
	.text
.Lfunc_end12:
	.size	_Z12virtual_callPU3AS1iPN5space4baseE, .Lfunc_end12-_Z12virtual_callPU3AS1iPN5space4baseE
                                        ; -- End function
	.set _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr, max(44, amdgpu.max_num_vgpr)
	.set _Z12virtual_callPU3AS1iPN5space4baseE.num_agpr, max(0, amdgpu.max_num_agpr)
	.set _Z12virtual_callPU3AS1iPN5space4baseE.numbered_sgpr, max(68, amdgpu.max_num_sgpr)
	.set _Z12virtual_callPU3AS1iPN5space4baseE.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set _Z12virtual_callPU3AS1iPN5space4baseE.private_seg_size, 0
	.set _Z12virtual_callPU3AS1iPN5space4baseE.uses_vcc, 1
	.set _Z12virtual_callPU3AS1iPN5space4baseE.uses_flat_scratch, 1
	.set _Z12virtual_callPU3AS1iPN5space4baseE.has_dyn_sized_stack, 1
	.set _Z12virtual_callPU3AS1iPN5space4baseE.has_recursion, 1
	.set _Z12virtual_callPU3AS1iPN5space4baseE.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 260
; TotalNumSgprs: _Z12virtual_callPU3AS1iPN5space4baseE.numbered_sgpr+6
; NumVgprs: _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr
; NumAgprs: _Z12virtual_callPU3AS1iPN5space4baseE.num_agpr
; TotalNumVgprs: totalnumvgprs(_Z12virtual_callPU3AS1iPN5space4baseE.num_agpr, _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(_Z12virtual_callPU3AS1iPN5space4baseE.numbered_sgpr+extrasgprs(_Z12virtual_callPU3AS1iPN5space4baseE.uses_vcc, _Z12virtual_callPU3AS1iPN5space4baseE.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(_Z12virtual_callPU3AS1iPN5space4baseE.num_agpr, _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(_Z12virtual_callPU3AS1iPN5space4baseE.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(_Z12virtual_callPU3AS1iPN5space4baseE.num_agpr, _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(_Z12virtual_callPU3AS1iPN5space4baseE.numbered_sgpr+extrasgprs(_Z12virtual_callPU3AS1iPN5space4baseE.uses_vcc, _Z12virtual_callPU3AS1iPN5space4baseE.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(_Z12virtual_callPU3AS1iPN5space4baseE.num_agpr, _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, _Z12virtual_callPU3AS1iPN5space4baseE.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text._ZNK6bufferIiLi7EE3sumEv,"axG",@progbits,_ZNK6bufferIiLi7EE3sumEv,comdat
	.hidden	_ZNK6bufferIiLi7EE3sumEv        ; -- Begin function _ZNK6bufferIiLi7EE3sumEv
	.weak	_ZNK6bufferIiLi7EE3sumEv
	.p2align	2
	.type	_ZNK6bufferIiLi7EE3sumEv,@function
_ZNK6bufferIiLi7EE3sumEv:               ; @_ZNK6bufferIiLi7EE3sumEv
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xdc5c0000, 0x02000000    ; flat_load_dwordx4 v[2:5], v[0:1]
	.long 0xdc580010, 0x06000000    ; flat_load_dwordx3 v[6:8], v[0:1] offset:16
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xd1ff0000, 0x04120503    ; v_add3_u32 v0, v3, v2, v4
	.long 0xd1ff0000, 0x041a0105    ; v_add3_u32 v0, v5, v0, v6
	.long 0xd1ff0000, 0x04220107    ; v_add3_u32 v0, v7, v0, v8
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end13:
	.size	_ZNK6bufferIiLi7EE3sumEv, .Lfunc_end13-_ZNK6bufferIiLi7EE3sumEv
                                        ; -- End function
	.set _ZNK6bufferIiLi7EE3sumEv.num_vgpr, 9
	.set _ZNK6bufferIiLi7EE3sumEv.num_agpr, 0
	.set _ZNK6bufferIiLi7EE3sumEv.numbered_sgpr, 32
	.set _ZNK6bufferIiLi7EE3sumEv.num_named_barrier, 0
	.set _ZNK6bufferIiLi7EE3sumEv.private_seg_size, 0
	.set _ZNK6bufferIiLi7EE3sumEv.uses_vcc, 0
	.set _ZNK6bufferIiLi7EE3sumEv.uses_flat_scratch, 0
	.set _ZNK6bufferIiLi7EE3sumEv.has_dyn_sized_stack, 0
	.set _ZNK6bufferIiLi7EE3sumEv.has_recursion, 0
	.set _ZNK6bufferIiLi7EE3sumEv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 52
; TotalNumSgprs: 38
; NumVgprs: 9
; NumAgprs: 0
; TotalNumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _ZZ7objectsPU3AS1iENK3$_0clEi
	.type	_ZZ7objectsPU3AS1iENK3$_0clEi,@function
_ZZ7objectsPU3AS1iENK3$_0clEi:          ; @"_ZZ7objectsPU3AS1iENK3$_0clEi"
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe800021                ; s_mov_b32 s0, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8221c1                ; s_or_saveexec_b64 s[2:3], -1
	.long 0xdc704004, 0x00212900    ; scratch_store_dword off, v41, s33 offset:4 ; 4-byte Folded Spill
	.long 0xbefe0102                ; s_mov_b64 exec, s[2:3]
	.long 0xd28a0029, 0x00010400    ; v_writelane_b32 v41, s0, 2
	.long 0x81209020                ; s_add_i32 s32, s32, 16
	.long 0xd28a0029, 0x0001001e    ; v_writelane_b32 v41, s30, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZNK6bufferIiLi7EE3sumEv@rel32@lo+4
	.long _ZNK6bufferIiLi7EE3sumEv@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZNK6bufferIiLi7EE3sumEv@rel32@hi+12
	.long _ZNK6bufferIiLi7EE3sumEv@rel32@hi+12
	.long 0xdc704000, 0x00212800    ; scratch_store_dword off, v40, s33       ; 4-byte Folded Spill
	.long 0xd28a0029, 0x0001021f    ; v_writelane_b32 v41, s31, 1
	.long 0x7e500302                ; v_mov_b32_e32 v40, v2
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0x68005100                ; v_add_u32_e32 v0, v0, v40
	.long 0xdc504000, 0x28210000    ; scratch_load_dword v40, off, s33        ; 4-byte Folded Reload
	.long 0xd289001f, 0x00010329    ; v_readlane_b32 s31, v41, 1
	.long 0xd289001e, 0x00010129    ; v_readlane_b32 s30, v41, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890000, 0x00010529    ; v_readlane_b32 s0, v41, 2
	.long 0xbe8221c1                ; s_or_saveexec_b64 s[2:3], -1
	.long 0xdc504004, 0x29210000    ; scratch_load_dword v41, off, s33 offset:4 ; 4-byte Folded Reload
	.long 0xbefe0102                ; s_mov_b64 exec, s[2:3]
	.long 0xbea10000                ; s_mov_b32 s33, s0
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end14:
	.size	_ZZ7objectsPU3AS1iENK3$_0clEi, .Lfunc_end14-_ZZ7objectsPU3AS1iENK3$_0clEi
                                        ; -- End function
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.num_vgpr, max(42, _ZNK6bufferIiLi7EE3sumEv.num_vgpr)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.num_agpr, max(0, _ZNK6bufferIiLi7EE3sumEv.num_agpr)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.numbered_sgpr, max(34, _ZNK6bufferIiLi7EE3sumEv.numbered_sgpr)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.num_named_barrier, max(0, _ZNK6bufferIiLi7EE3sumEv.num_named_barrier)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.private_seg_size, 16+max(_ZNK6bufferIiLi7EE3sumEv.private_seg_size)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.uses_vcc, or(1, _ZNK6bufferIiLi7EE3sumEv.uses_vcc)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.uses_flat_scratch, or(0, _ZNK6bufferIiLi7EE3sumEv.uses_flat_scratch)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.has_dyn_sized_stack, or(0, _ZNK6bufferIiLi7EE3sumEv.has_dyn_sized_stack)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.has_recursion, or(1, _ZNK6bufferIiLi7EE3sumEv.has_recursion)
	.set .L_ZZ7objectsPU3AS1iENK3$_0clEi.has_indirect_call, or(0, _ZNK6bufferIiLi7EE3sumEv.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 160
; TotalNumSgprs: 40
; NumVgprs: 42
; NumAgprs: 0
; TotalNumVgprs: 42
; ScratchSize: 16
; MemoryBound: 0
	.section	.text._Z15inline_functioni,"axG",@progbits,_Z15inline_functioni,comdat
	.hidden	_Z15inline_functioni            ; -- Begin function _Z15inline_functioni
	.weak	_Z15inline_functioni
	.p2align	2
	.type	_Z15inline_functioni,@function
_Z15inline_functioni:                   ; @_Z15inline_functioni
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e020280                ; v_mov_b32_e32 v1, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZZ15inline_functioniE5calls@rel32@lo+4
	.long _ZZ15inline_functioniE5calls@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZZ15inline_functioniE5calls@rel32@hi+12
	.long _ZZ15inline_functioniE5calls@rel32@hi+12
	.long 0xdc508000, 0x02000001    ; global_load_dword v2, v1, s[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68060481                ; v_add_u32_e32 v3, 1, v2
	.long 0x68000102                ; v_add_u32_e32 v0, v2, v0
	.long 0xdc708000, 0x00000301    ; global_store_dword v1, v3, s[0:1]
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end15:
	.size	_Z15inline_functioni, .Lfunc_end15-_Z15inline_functioni
                                        ; -- End function
	.set _Z15inline_functioni.num_vgpr, 4
	.set _Z15inline_functioni.num_agpr, 0
	.set _Z15inline_functioni.numbered_sgpr, 32
	.set _Z15inline_functioni.num_named_barrier, 0
	.set _Z15inline_functioni.private_seg_size, 0
	.set _Z15inline_functioni.uses_vcc, 0
	.set _Z15inline_functioni.uses_flat_scratch, 0
	.set _Z15inline_functioni.has_dyn_sized_stack, 0
	.set _Z15inline_functioni.has_recursion, 0
	.set _Z15inline_functioni.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 64
; TotalNumSgprs: 38
; NumVgprs: 4
; NumAgprs: 0
; TotalNumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	_Z7objectsPU3AS1i       ; -- Begin function _Z7objectsPU3AS1i
	.globl	_Z7objectsPU3AS1i
	.p2align	8
	.type	_Z7objectsPU3AS1i,@function
_Z7objectsPU3AS1i:                      ; @_Z7objectsPU3AS1i
; %bb.0:
	.long 0xc0060d82, 0x00000000    ; s_load_dwordx2 s[54:55], s[4:5], 0x0
	.long 0xbea60100                ; s_mov_b64 s[38:39], s[0:1]
	.long 0xbe8001ed                ; s_mov_b64 s[0:1], src_private_base
	.long 0x80308804                ; s_add_u32 s48, s4, 8
	.long 0xbeb2000a                ; s_mov_b32 s50, s10
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xc002001b, 0x00000010    ; s_load_dword s0, s[54:55], 0x10
	.long 0xc00203db, 0x00000004    ; s_load_dword s15, s[54:55], 0x4
	.long 0xbeb30009                ; s_mov_b32 s51, s9
	.long 0xbeb40008                ; s_mov_b32 s52, s8
	.long 0xbea20106                ; s_mov_b64 s[34:35], s[6:7]
	.long 0xbea40102                ; s_mov_b64 s[36:37], s[2:3]
	.long 0x7e500300                ; v_mov_b32_e32 v40, v0
	.long 0x7e540280                ; v_mov_b32_e32 v42, 0
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0x7e020282                ; v_mov_b32_e32 v1, 2
	.long 0x7e040283                ; v_mov_b32_e32 v2, 3
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e060200                ; v_mov_b32_e32 v3, s0
	.long 0x82318005                ; s_addc_u32 s49, s5, 0
	.long 0xdc7c4000, 0x007f0000    ; scratch_store_dwordx4 off, v[0:3], off
	.long 0x7e56032a                ; v_mov_b32_e32 v43, v42
	.long 0x7e58032a                ; v_mov_b32_e32 v44, v42
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, _ZZ7objectsPU3AS1iENK3$_0clEi@rel32@lo+4
	.long _ZZ7objectsPU3AS1iENK3$_0clEi@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, _ZZ7objectsPU3AS1iENK3$_0clEi@rel32@hi+12
	.long _ZZ7objectsPU3AS1iENK3$_0clEi@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0034                ; s_mov_b32 s12, s52
	.long 0xbe8d0033                ; s_mov_b32 s13, s51
	.long 0xbe8e0032                ; s_mov_b32 s14, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0x7e020201                ; v_mov_b32_e32 v1, s1
	.long 0x7e04020f                ; v_mov_b32_e32 v2, s15
	.long 0xbea000a0                ; s_mov_b32 s32, 32
	.long 0xdc784010, 0x007f2a00    ; scratch_store_dwordx3 off, v[42:44], off offset:16
	.long 0xbe9e1e02                ; s_swappc_b64 s[30:31], s[2:3]
	.long 0x7e520300                ; v_mov_b32_e32 v41, v0
	.long 0xdc508008, 0x0036002a    ; global_load_dword v0, v42, s[54:55] offset:8
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _Z15inline_functioni@rel32@lo+4
	.long _Z15inline_functioni@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _Z15inline_functioni@rel32@hi+12
	.long _Z15inline_functioni@rel32@hi+12
	.long 0xbe840126                ; s_mov_b64 s[4:5], s[38:39]
	.long 0xbe860124                ; s_mov_b64 s[6:7], s[36:37]
	.long 0xbe880130                ; s_mov_b64 s[8:9], s[48:49]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0034                ; s_mov_b32 s12, s52
	.long 0xbe8d0033                ; s_mov_b32 s13, s51
	.long 0xbe8e0032                ; s_mov_b32 s14, s50
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, made_early@rel32@lo+4
	.long made_early@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, made_early@rel32@hi+12
	.long made_early@rel32@hi+12
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, _ZL8made_too@rel32@lo+4
	.long _ZL8made_too@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, _ZL8made_too@rel32@hi+12
	.long _ZL8made_too@rel32@hi+12
	.long 0xbe841c00                ; s_getpc_b64 s[4:5]
	.long 0x8004ff04                ; s_add_u32 s4, s4, made_first@rel32@lo+4
	.long made_first@rel32@lo+4
	.long 0x8205ff05                ; s_addc_u32 s5, s5, made_first@rel32@hi+12
	.long made_first@rel32@hi+12
	.long 0xdc508000, 0x0102002a    ; global_load_dword v1, v42, s[2:3]
	.long 0xdc508000, 0x0204002a    ; global_load_dword v2, v42, s[4:5]
	.long 0xdc508000, 0x0300002a    ; global_load_dword v3, v42, s[0:1]
	.long 0x68000129                ; v_add_u32_e32 v0, v41, v0
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x68020302                ; v_add_u32_e32 v1, v2, v1
	.long 0xbf8c0f70                ; s_waitcnt vmcnt(0)
	.long 0x68020701                ; v_add_u32_e32 v1, v1, v3
	.long 0xd1ff0000, 0x02120300    ; v_add3_u32 v0, v0, v1, 4
	.long 0xdc708000, 0x0036002a    ; global_store_dword v42, v0, s[54:55]
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z7objectsPU3AS1i
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 48
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 45
		.amdhsa_next_free_sgpr 56
		.amdhsa_accum_offset 48
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
	.text
.Lfunc_end16:
	.size	_Z7objectsPU3AS1i, .Lfunc_end16-_Z7objectsPU3AS1i
                                        ; -- End function
	.set _Z7objectsPU3AS1i.num_vgpr, max(45, .L_ZZ7objectsPU3AS1iENK3$_0clEi.num_vgpr, _Z15inline_functioni.num_vgpr)
	.set _Z7objectsPU3AS1i.num_agpr, max(0, .L_ZZ7objectsPU3AS1iENK3$_0clEi.num_agpr, _Z15inline_functioni.num_agpr)
	.set _Z7objectsPU3AS1i.numbered_sgpr, max(56, .L_ZZ7objectsPU3AS1iENK3$_0clEi.numbered_sgpr, _Z15inline_functioni.numbered_sgpr)
	.set _Z7objectsPU3AS1i.num_named_barrier, max(0, .L_ZZ7objectsPU3AS1iENK3$_0clEi.num_named_barrier, _Z15inline_functioni.num_named_barrier)
	.set _Z7objectsPU3AS1i.private_seg_size, 32+max(.L_ZZ7objectsPU3AS1iENK3$_0clEi.private_seg_size, _Z15inline_functioni.private_seg_size)
	.set _Z7objectsPU3AS1i.uses_vcc, or(1, .L_ZZ7objectsPU3AS1iENK3$_0clEi.uses_vcc, _Z15inline_functioni.uses_vcc)
	.set _Z7objectsPU3AS1i.uses_flat_scratch, or(0, .L_ZZ7objectsPU3AS1iENK3$_0clEi.uses_flat_scratch, _Z15inline_functioni.uses_flat_scratch)
	.set _Z7objectsPU3AS1i.has_dyn_sized_stack, or(0, .L_ZZ7objectsPU3AS1iENK3$_0clEi.has_dyn_sized_stack, _Z15inline_functioni.has_dyn_sized_stack)
	.set _Z7objectsPU3AS1i.has_recursion, or(1, .L_ZZ7objectsPU3AS1iENK3$_0clEi.has_recursion, _Z15inline_functioni.has_recursion)
	.set _Z7objectsPU3AS1i.has_indirect_call, or(0, .L_ZZ7objectsPU3AS1iENK3$_0clEi.has_indirect_call, _Z15inline_functioni.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 380
; TotalNumSgprs: 62
; NumVgprs: 45
; NumAgprs: 0
; TotalNumVgprs: 45
; ScratchSize: 48
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 62
; NumVGPRsForWavesPerEU: 45
; AccumOffset: 48
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 11
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text._ZNK5space4base5valueEv,"axG",@progbits,_ZNK5space4base5valueEv,comdat
	.hidden	_ZNK5space4base5valueEv         ; -- Begin function _ZNK5space4base5valueEv
	.weak	_ZNK5space4base5valueEv
	.p2align	2
	.type	_ZNK5space4base5valueEv,@function
_ZNK5space4base5valueEv:                ; @_ZNK5space4base5valueEv
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e000281                ; v_mov_b32_e32 v0, 1
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end17:
	.size	_ZNK5space4base5valueEv, .Lfunc_end17-_ZNK5space4base5valueEv
                                        ; -- End function
	.set _ZNK5space4base5valueEv.num_vgpr, 1
	.set _ZNK5space4base5valueEv.num_agpr, 0
	.set _ZNK5space4base5valueEv.numbered_sgpr, 32
	.set _ZNK5space4base5valueEv.num_named_barrier, 0
	.set _ZNK5space4base5valueEv.private_seg_size, 0
	.set _ZNK5space4base5valueEv.uses_vcc, 0
	.set _ZNK5space4base5valueEv.uses_flat_scratch, 0
	.set _ZNK5space4base5valueEv.has_dyn_sized_stack, 0
	.set _ZNK5space4base5valueEv.has_recursion, 0
	.set _ZNK5space4base5valueEv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._ZNK5space5right5valueEv,"axG",@progbits,_ZNK5space5right5valueEv,comdat
	.hidden	_ZNK5space5right5valueEv        ; -- Begin function _ZNK5space5right5valueEv
	.weak	_ZNK5space5right5valueEv
	.p2align	2
	.type	_ZNK5space5right5valueEv,@function
_ZNK5space5right5valueEv:               ; @_ZNK5space5right5valueEv
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end18:
	.size	_ZNK5space5right5valueEv, .Lfunc_end18-_ZNK5space5right5valueEv
                                        ; -- End function
	.set _ZNK5space5right5valueEv.num_vgpr, 1
	.set _ZNK5space5right5valueEv.num_agpr, 0
	.set _ZNK5space5right5valueEv.numbered_sgpr, 32
	.set _ZNK5space5right5valueEv.num_named_barrier, 0
	.set _ZNK5space5right5valueEv.private_seg_size, 0
	.set _ZNK5space5right5valueEv.uses_vcc, 0
	.set _ZNK5space5right5valueEv.uses_flat_scratch, 0
	.set _ZNK5space5right5valueEv.has_dyn_sized_stack, 0
	.set _ZNK5space5right5valueEv.has_recursion, 0
	.set _ZNK5space5right5valueEv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._ZN5space5rightD1Ev,"axG",@progbits,_ZN5space5rightD1Ev,comdat
	.hidden	_ZN5space5rightD1Ev             ; -- Begin function _ZN5space5rightD1Ev
	.weak	_ZN5space5rightD1Ev
	.p2align	2
	.type	_ZN5space5rightD1Ev,@function
_ZN5space5rightD1Ev:                    ; @_ZN5space5rightD1Ev
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end19:
	.size	_ZN5space5rightD1Ev, .Lfunc_end19-_ZN5space5rightD1Ev
                                        ; -- End function
	.set _ZN5space5rightD1Ev.num_vgpr, 0
	.set _ZN5space5rightD1Ev.num_agpr, 0
	.set _ZN5space5rightD1Ev.numbered_sgpr, 32
	.set _ZN5space5rightD1Ev.num_named_barrier, 0
	.set _ZN5space5rightD1Ev.private_seg_size, 0
	.set _ZN5space5rightD1Ev.uses_vcc, 0
	.set _ZN5space5rightD1Ev.uses_flat_scratch, 0
	.set _ZN5space5rightD1Ev.has_dyn_sized_stack, 0
	.set _ZN5space5rightD1Ev.has_recursion, 0
	.set _ZN5space5rightD1Ev.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 8
; TotalNumSgprs: 38
; NumVgprs: 0
; NumAgprs: 0
; TotalNumVgprs: 0
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._ZN5space5rightD0Ev,"axG",@progbits,_ZN5space5rightD0Ev,comdat
	.hidden	_ZN5space5rightD0Ev             ; -- Begin function _ZN5space5rightD0Ev
	.weak	_ZN5space5rightD0Ev
	.p2align	2
	.type	_ZN5space5rightD0Ev,@function
_ZN5space5rightD0Ev:                    ; @_ZN5space5rightD0Ev
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZdlPvm@gotpcrel32@lo+4
	.long _ZdlPvm@gotpcrel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZdlPvm@gotpcrel32@hi+12
	.long _ZdlPvm@gotpcrel32@hi+12
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	.long 0x7e040298                ; v_mov_b32_e32 v2, 24
	.long 0x7e060280                ; v_mov_b32_e32 v3, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe801d00                ; s_setpc_b64 s[0:1]
.Lfunc_end20:
	.size	_ZN5space5rightD0Ev, .Lfunc_end20-_ZN5space5rightD0Ev
                                        ; -- End function
	.set _ZN5space5rightD0Ev.num_vgpr, max(4, amdgpu.max_num_vgpr)
	.set _ZN5space5rightD0Ev.num_agpr, max(0, amdgpu.max_num_agpr)
	.set _ZN5space5rightD0Ev.numbered_sgpr, max(16, amdgpu.max_num_sgpr)
	.set _ZN5space5rightD0Ev.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set _ZN5space5rightD0Ev.private_seg_size, 0
	.set _ZN5space5rightD0Ev.uses_vcc, 1
	.set _ZN5space5rightD0Ev.uses_flat_scratch, 1
	.set _ZN5space5rightD0Ev.has_dyn_sized_stack, 1
	.set _ZN5space5rightD0Ev.has_recursion, 1
	.set _ZN5space5rightD0Ev.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 48
; TotalNumSgprs: _ZN5space5rightD0Ev.numbered_sgpr+6
; NumVgprs: max(4, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(_ZN5space5rightD0Ev.num_agpr, _ZN5space5rightD0Ev.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._ZTv0_n24_N5space5rightD1Ev,"axG",@progbits,_ZTv0_n24_N5space5rightD1Ev,comdat
	.hidden	_ZTv0_n24_N5space5rightD1Ev     ; -- Begin function _ZTv0_n24_N5space5rightD1Ev
	.weak	_ZTv0_n24_N5space5rightD1Ev
	.p2align	2
	.type	_ZTv0_n24_N5space5rightD1Ev,@function
_ZTv0_n24_N5space5rightD1Ev:            ; @_ZTv0_n24_N5space5rightD1Ev
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end21:
	.size	_ZTv0_n24_N5space5rightD1Ev, .Lfunc_end21-_ZTv0_n24_N5space5rightD1Ev
                                        ; -- End function
	.set _ZTv0_n24_N5space5rightD1Ev.num_vgpr, 0
	.set _ZTv0_n24_N5space5rightD1Ev.num_agpr, 0
	.set _ZTv0_n24_N5space5rightD1Ev.numbered_sgpr, 32
	.set _ZTv0_n24_N5space5rightD1Ev.num_named_barrier, 0
	.set _ZTv0_n24_N5space5rightD1Ev.private_seg_size, 0
	.set _ZTv0_n24_N5space5rightD1Ev.uses_vcc, 0
	.set _ZTv0_n24_N5space5rightD1Ev.uses_flat_scratch, 0
	.set _ZTv0_n24_N5space5rightD1Ev.has_dyn_sized_stack, 0
	.set _ZTv0_n24_N5space5rightD1Ev.has_recursion, 0
	.set _ZTv0_n24_N5space5rightD1Ev.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 8
; TotalNumSgprs: 38
; NumVgprs: 0
; NumAgprs: 0
; TotalNumVgprs: 0
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._ZTv0_n24_N5space5rightD0Ev,"axG",@progbits,_ZTv0_n24_N5space5rightD0Ev,comdat
	.hidden	_ZTv0_n24_N5space5rightD0Ev     ; -- Begin function _ZTv0_n24_N5space5rightD0Ev
	.weak	_ZTv0_n24_N5space5rightD0Ev
	.p2align	2
	.type	_ZTv0_n24_N5space5rightD0Ev,@function
_ZTv0_n24_N5space5rightD0Ev:            ; @_ZTv0_n24_N5space5rightD0Ev
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xdc540000, 0x02000000    ; flat_load_dwordx2 v[2:3], v[0:1]
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZdlPvm@gotpcrel32@lo+4
	.long _ZdlPvm@gotpcrel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZdlPvm@gotpcrel32@hi+12
	.long _ZdlPvm@gotpcrel32@hi+12
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0x320404ff, 0xffffffe8    ; v_add_co_u32_e32 v2, vcc, 0xffffffe8, v2
	.long 0xbf800001                ; s_nop 1
	.long 0x380606c1                ; v_addc_co_u32_e32 v3, vcc, -1, v3, vcc
	.long 0xdc540000, 0x02000002    ; flat_load_dwordx2 v[2:3], v[2:3]
	.long 0xbf8c0070                ; s_waitcnt vmcnt(0) lgkmcnt(0)
	.long 0xd2080000, 0x04090100    ; v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	.long 0x7e040298                ; v_mov_b32_e32 v2, 24
	.long 0x7e060280                ; v_mov_b32_e32 v3, 0
	.long 0xbe801d00                ; s_setpc_b64 s[0:1]
.Lfunc_end22:
	.size	_ZTv0_n24_N5space5rightD0Ev, .Lfunc_end22-_ZTv0_n24_N5space5rightD0Ev
                                        ; -- End function
	.set _ZTv0_n24_N5space5rightD0Ev.num_vgpr, max(4, amdgpu.max_num_vgpr)
	.set _ZTv0_n24_N5space5rightD0Ev.num_agpr, max(0, amdgpu.max_num_agpr)
	.set _ZTv0_n24_N5space5rightD0Ev.numbered_sgpr, max(16, amdgpu.max_num_sgpr)
	.set _ZTv0_n24_N5space5rightD0Ev.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set _ZTv0_n24_N5space5rightD0Ev.private_seg_size, 0
	.set _ZTv0_n24_N5space5rightD0Ev.uses_vcc, 1
	.set _ZTv0_n24_N5space5rightD0Ev.uses_flat_scratch, 1
	.set _ZTv0_n24_N5space5rightD0Ev.has_dyn_sized_stack, 1
	.set _ZTv0_n24_N5space5rightD0Ev.has_recursion, 1
	.set _ZTv0_n24_N5space5rightD0Ev.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 92
; TotalNumSgprs: _ZTv0_n24_N5space5rightD0Ev.numbered_sgpr+6
; NumVgprs: max(4, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(_ZTv0_n24_N5space5rightD0Ev.num_agpr, _ZTv0_n24_N5space5rightD0Ev.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
	.section	.text._ZTv0_n32_NK5space5right5valueEv,"axG",@progbits,_ZTv0_n32_NK5space5right5valueEv,comdat
	.hidden	_ZTv0_n32_NK5space5right5valueEv ; -- Begin function _ZTv0_n32_NK5space5right5valueEv
	.weak	_ZTv0_n32_NK5space5right5valueEv
	.p2align	2
	.type	_ZTv0_n32_NK5space5right5valueEv,@function
_ZTv0_n32_NK5space5right5valueEv:       ; @_ZTv0_n32_NK5space5right5valueEv
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e000282                ; v_mov_b32_e32 v0, 2
	.long 0xbe801d1e                ; s_setpc_b64 s[30:31]
.Lfunc_end23:
	.size	_ZTv0_n32_NK5space5right5valueEv, .Lfunc_end23-_ZTv0_n32_NK5space5right5valueEv
                                        ; -- End function
	.set _ZTv0_n32_NK5space5right5valueEv.num_vgpr, 1
	.set _ZTv0_n32_NK5space5right5valueEv.num_agpr, 0
	.set _ZTv0_n32_NK5space5right5valueEv.numbered_sgpr, 32
	.set _ZTv0_n32_NK5space5right5valueEv.num_named_barrier, 0
	.set _ZTv0_n32_NK5space5right5valueEv.private_seg_size, 0
	.set _ZTv0_n32_NK5space5right5valueEv.uses_vcc, 0
	.set _ZTv0_n32_NK5space5right5valueEv.uses_flat_scratch, 0
	.set _ZTv0_n32_NK5space5right5valueEv.has_dyn_sized_stack, 0
	.set _ZTv0_n32_NK5space5right5valueEv.has_recursion, 0
	.set _ZTv0_n32_NK5space5right5valueEv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _GLOBAL__I_000200
	.type	_GLOBAL__I_000200,@function
_GLOBAL__I_000200:                      ; @_GLOBAL__I_000200
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0x7e000280                ; v_mov_b32_e32 v0, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, inline_variable@rel32@lo+4
	.long inline_variable@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, inline_variable@rel32@hi+12
	.long inline_variable@rel32@hi+12
	.long 0xdc508000, 0x01000000    ; global_load_dword v1, v0, s[0:1]
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, made_first@rel32@lo+4
	.long made_first@rel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, made_first@rel32@hi+12
	.long made_first@rel32@hi+12
	.long 0xbe901c00                ; s_getpc_b64 s[16:17]
	.long 0x8010ff10                ; s_add_u32 s16, s16, _ZN7counterD2Ev@rel32@lo+4
	.long _ZN7counterD2Ev@rel32@lo+4
	.long 0x8211ff11                ; s_addc_u32 s17, s17, _ZN7counterD2Ev@rel32@hi+12
	.long _ZN7counterD2Ev@rel32@hi+12
	.long 0xbe921c00                ; s_getpc_b64 s[18:19]
	.long 0x8012ff12                ; s_add_u32 s18, s18, __dso_handle@rel32@lo+4
	.long __dso_handle@rel32@lo+4
	.long 0x8213ff13                ; s_addc_u32 s19, s19, __dso_handle@rel32@hi+12
	.long __dso_handle@rel32@hi+12
	.long 0xbe941c00                ; s_getpc_b64 s[20:21]
	.long 0x8014ff14                ; s_add_u32 s20, s20, __cxa_atexit@gotpcrel32@lo+4
	.long __cxa_atexit@gotpcrel32@lo+4
	.long 0x8215ff15                ; s_addc_u32 s21, s21, __cxa_atexit@gotpcrel32@hi+12
	.long __cxa_atexit@gotpcrel32@hi+12
	.long 0xc006050a, 0x00000000    ; s_load_dwordx2 s[20:21], s[20:21], 0x0
	.long 0x7e040281                ; v_mov_b32_e32 v2, 1
	.long 0xdc708000, 0x00020200    ; global_store_dword v0, v2, s[2:3]
	.long 0x7e040202                ; v_mov_b32_e32 v2, s2
	.long 0x7e060203                ; v_mov_b32_e32 v3, s3
	.long 0x7e080212                ; v_mov_b32_e32 v4, s18
	.long 0x7e0a0213                ; v_mov_b32_e32 v5, s19
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x68020281                ; v_add_u32_e32 v1, 1, v1
	.long 0xdc708000, 0x00000100    ; global_store_dword v0, v1, s[0:1]
	.long 0x7e000210                ; v_mov_b32_e32 v0, s16
	.long 0x7e020211                ; v_mov_b32_e32 v1, s17
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe801d14                ; s_setpc_b64 s[20:21]
.Lfunc_end24:
	.size	_GLOBAL__I_000200, .Lfunc_end24-_GLOBAL__I_000200
                                        ; -- End function
	.set .L_GLOBAL__I_000200.num_vgpr, max(6, amdgpu.max_num_vgpr)
	.set .L_GLOBAL__I_000200.num_agpr, max(0, amdgpu.max_num_agpr)
	.set .L_GLOBAL__I_000200.numbered_sgpr, max(22, amdgpu.max_num_sgpr)
	.set .L_GLOBAL__I_000200.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set .L_GLOBAL__I_000200.private_seg_size, 0
	.set .L_GLOBAL__I_000200.uses_vcc, 1
	.set .L_GLOBAL__I_000200.uses_flat_scratch, 1
	.set .L_GLOBAL__I_000200.has_dyn_sized_stack, 1
	.set .L_GLOBAL__I_000200.has_recursion, 1
	.set .L_GLOBAL__I_000200.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 184
; TotalNumSgprs: .L_GLOBAL__I_000200.numbered_sgpr+6
; NumVgprs: max(6, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(.L_GLOBAL__I_000200.num_agpr, .L_GLOBAL__I_000200.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _GLOBAL__sub_I_objects.cpp
	.type	_GLOBAL__sub_I_objects.cpp,@function
_GLOBAL__sub_I_objects.cpp:             ; @_GLOBAL__sub_I_objects.cpp
; %bb.0:
	.long 0xbf8c0000                ; s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.long 0xbe800021                ; s_mov_b32 s0, s33
	.long 0xbea10020                ; s_mov_b32 s33, s32
	.long 0xbe8221c1                ; s_or_saveexec_b64 s[2:3], -1
	.long 0xdc704008, 0x00212a00    ; scratch_store_dword off, v42, s33 offset:8 ; 4-byte Folded Spill
	.long 0xdc70400c, 0x00212b00    ; scratch_store_dword off, v43, s33 offset:12 ; 4-byte Folded Spill
	.long 0xbefe0102                ; s_mov_b64 exec, s[2:3]
	.long 0xd28a002a, 0x00012800    ; v_writelane_b32 v42, s0, 20
	.long 0xd28a002a, 0x0001001e    ; v_writelane_b32 v42, s30, 0
	.long 0xd28a002a, 0x0001021f    ; v_writelane_b32 v42, s31, 1
	.long 0xd28a002a, 0x00010422    ; v_writelane_b32 v42, s34, 2
	.long 0xd28a002a, 0x00010623    ; v_writelane_b32 v42, s35, 3
	.long 0xd28a002a, 0x00010824    ; v_writelane_b32 v42, s36, 4
	.long 0xd28a002a, 0x00010a25    ; v_writelane_b32 v42, s37, 5
	.long 0xd28a002a, 0x00010c26    ; v_writelane_b32 v42, s38, 6
	.long 0xd28a002a, 0x00010e27    ; v_writelane_b32 v42, s39, 7
	.long 0xd28a002a, 0x00011030    ; v_writelane_b32 v42, s48, 8
	.long 0xd28a002a, 0x00011231    ; v_writelane_b32 v42, s49, 9
	.long 0xd28a002a, 0x00011432    ; v_writelane_b32 v42, s50, 10
	.long 0xd28a002a, 0x00011633    ; v_writelane_b32 v42, s51, 11
	.long 0xd28a002a, 0x00011834    ; v_writelane_b32 v42, s52, 12
	.long 0xd28a002a, 0x00011a35    ; v_writelane_b32 v42, s53, 13
	.long 0x8120a020                ; s_add_i32 s32, s32, 32
	.long 0xd28a002a, 0x00011c36    ; v_writelane_b32 v42, s54, 14
	.long 0xdc704004, 0x00212800    ; scratch_store_dword off, v40, s33 offset:4 ; 4-byte Folded Spill
	.long 0xdc704000, 0x00212900    ; scratch_store_dword off, v41, s33       ; 4-byte Folded Spill
	.long 0xd28a002a, 0x00011e37    ; v_writelane_b32 v42, s55, 15
	.long 0x7e520280                ; v_mov_b32_e32 v41, 0
	.long 0xbeb61c00                ; s_getpc_b64 s[54:55]
	.long 0x8036ff36                ; s_add_u32 s54, s54, inline_variable@rel32@lo+4
	.long inline_variable@rel32@lo+4
	.long 0x8237ff37                ; s_addc_u32 s55, s55, inline_variable@rel32@hi+12
	.long inline_variable@rel32@hi+12
	.long 0xdc508000, 0x00360029    ; global_load_dword v0, v41, s[54:55]
	.long 0xd28a002a, 0x00012040    ; v_writelane_b32 v42, s64, 16
	.long 0xd28a002a, 0x00012241    ; v_writelane_b32 v42, s65, 17
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, made_early@rel32@lo+4
	.long made_early@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, made_early@rel32@hi+12
	.long made_early@rel32@hi+12
	.long 0xd28a002a, 0x00012442    ; v_writelane_b32 v42, s66, 18
	.long 0xbec01c00                ; s_getpc_b64 s[64:65]
	.long 0x8040ff40                ; s_add_u32 s64, s64, _ZN7counterD2Ev@rel32@lo+4
	.long _ZN7counterD2Ev@rel32@lo+4
	.long 0x8241ff41                ; s_addc_u32 s65, s65, _ZN7counterD2Ev@rel32@hi+12
	.long _ZN7counterD2Ev@rel32@hi+12
	.long 0xd28a002a, 0x00012643    ; v_writelane_b32 v42, s67, 19
	.long 0xbec21c00                ; s_getpc_b64 s[66:67]
	.long 0x8042ff42                ; s_add_u32 s66, s66, __dso_handle@rel32@lo+4
	.long __dso_handle@rel32@lo+4
	.long 0x8243ff43                ; s_addc_u32 s67, s67, __dso_handle@rel32@hi+12
	.long __dso_handle@rel32@hi+12
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, __cxa_atexit@gotpcrel32@lo+4
	.long __cxa_atexit@gotpcrel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, __cxa_atexit@gotpcrel32@hi+12
	.long __cxa_atexit@gotpcrel32@hi+12
	.long 0xc0060081, 0x00000000    ; s_load_dwordx2 s[2:3], s[2:3], 0x0
                                        ; implicit-def: $vgpr43 : SGPR spill to VGPR lane
	.long 0x7e020283                ; v_mov_b32_e32 v1, 3
	.long 0xdc708000, 0x00000129    ; global_store_dword v41, v1, s[0:1]
	.long 0x7e040200                ; v_mov_b32_e32 v2, s0
	.long 0x7e060201                ; v_mov_b32_e32 v3, s1
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xd28a002b, 0x00010002    ; v_writelane_b32 v43, s2, 0
	.long 0x7e020241                ; v_mov_b32_e32 v1, s65
	.long 0x7e080242                ; v_mov_b32_e32 v4, s66
	.long 0xd28a002b, 0x00010203    ; v_writelane_b32 v43, s3, 1
	.long 0x7e0a0243                ; v_mov_b32_e32 v5, s67
	.long 0xd2890000, 0x0001012b    ; v_readlane_b32 s0, v43, 0
	.long 0xd2890001, 0x0001032b    ; v_readlane_b32 s1, v43, 1
	.long 0x7e50031f                ; v_mov_b32_e32 v40, v31
	.long 0xbeb2000f                ; s_mov_b32 s50, s15
	.long 0xbeb3000e                ; s_mov_b32 s51, s14
	.long 0xbeb4000d                ; s_mov_b32 s52, s13
	.long 0xbeb5000c                ; s_mov_b32 s53, s12
	.long 0xbea2010a                ; s_mov_b64 s[34:35], s[10:11]
	.long 0xbea40108                ; s_mov_b64 s[36:37], s[8:9]
	.long 0xbea60106                ; s_mov_b64 s[38:39], s[6:7]
	.long 0xbeb00104                ; s_mov_b64 s[48:49], s[4:5]
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x68000083                ; v_add_u32_e32 v0, 3, v0
	.long 0xdc708000, 0x00360029    ; global_store_dword v41, v0, s[54:55]
	.long 0x7e000240                ; v_mov_b32_e32 v0, s64
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0xdc508000, 0x00360029    ; global_load_dword v0, v41, s[54:55]
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, _ZL8made_too@rel32@lo+4
	.long _ZL8made_too@rel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, _ZL8made_too@rel32@hi+12
	.long _ZL8made_too@rel32@hi+12
	.long 0x7e020284                ; v_mov_b32_e32 v1, 4
	.long 0xdc708000, 0x00000129    ; global_store_dword v41, v1, s[0:1]
	.long 0x7e3e0328                ; v_mov_b32_e32 v31, v40
	.long 0x7e040200                ; v_mov_b32_e32 v2, s0
	.long 0x7e060201                ; v_mov_b32_e32 v3, s1
	.long 0xd2890000, 0x0001012b    ; v_readlane_b32 s0, v43, 0
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0035                ; s_mov_b32 s12, s53
	.long 0xbe8d0034                ; s_mov_b32 s13, s52
	.long 0xbe8e0033                ; s_mov_b32 s14, s51
	.long 0xbe8f0032                ; s_mov_b32 s15, s50
	.long 0x7e020241                ; v_mov_b32_e32 v1, s65
	.long 0x7e080242                ; v_mov_b32_e32 v4, s66
	.long 0x7e0a0243                ; v_mov_b32_e32 v5, s67
	.long 0xd2890001, 0x0001032b    ; v_readlane_b32 s1, v43, 1
	.long 0xd2890043, 0x0001272a    ; v_readlane_b32 s67, v42, 19
	.long 0xd2890042, 0x0001252a    ; v_readlane_b32 s66, v42, 18
	.long 0xd2890041, 0x0001232a    ; v_readlane_b32 s65, v42, 17
	.long 0xd2890035, 0x00011b2a    ; v_readlane_b32 s53, v42, 13
	.long 0xd2890034, 0x0001192a    ; v_readlane_b32 s52, v42, 12
	.long 0xd2890033, 0x0001172a    ; v_readlane_b32 s51, v42, 11
	.long 0xd2890032, 0x0001152a    ; v_readlane_b32 s50, v42, 10
	.long 0xd2890031, 0x0001132a    ; v_readlane_b32 s49, v42, 9
	.long 0xd2890030, 0x0001112a    ; v_readlane_b32 s48, v42, 8
	.long 0xd2890027, 0x00010f2a    ; v_readlane_b32 s39, v42, 7
	.long 0xd2890026, 0x00010d2a    ; v_readlane_b32 s38, v42, 6
	.long 0xd2890025, 0x00010b2a    ; v_readlane_b32 s37, v42, 5
	.long 0xd2890024, 0x0001092a    ; v_readlane_b32 s36, v42, 4
	.long 0xd2890023, 0x0001072a    ; v_readlane_b32 s35, v42, 3
	.long 0xd2890022, 0x0001052a    ; v_readlane_b32 s34, v42, 2
	.long 0xd289001f, 0x0001032a    ; v_readlane_b32 s31, v42, 1
	.long 0xd289001e, 0x0001012a    ; v_readlane_b32 s30, v42, 0
	.long 0xbea00021                ; s_mov_b32 s32, s33
	.long 0xd2890002, 0x0001292a    ; v_readlane_b32 s2, v42, 20
	.long 0xbf8c0f71                ; s_waitcnt vmcnt(1)
	.long 0x68000084                ; v_add_u32_e32 v0, 4, v0
	.long 0xdc708000, 0x00360029    ; global_store_dword v41, v0, s[54:55]
	.long 0xdc504000, 0x29210000    ; scratch_load_dword v41, off, s33        ; 4-byte Folded Reload
	.long 0xbf800000                ; s_nop 0
	.long 0xdc504004, 0x28210000    ; scratch_load_dword v40, off, s33 offset:4 ; 4-byte Folded Reload
	.long 0x7e000240                ; v_mov_b32_e32 v0, s64
	.long 0xd2890040, 0x0001212a    ; v_readlane_b32 s64, v42, 16
	.long 0xd2890037, 0x00011f2a    ; v_readlane_b32 s55, v42, 15
	.long 0xd2890036, 0x00011d2a    ; v_readlane_b32 s54, v42, 14
	.long 0xbe9021c1                ; s_or_saveexec_b64 s[16:17], -1
	.long 0xdc504008, 0x2a210000    ; scratch_load_dword v42, off, s33 offset:8 ; 4-byte Folded Reload
	.long 0xdc50400c, 0x2b210000    ; scratch_load_dword v43, off, s33 offset:12 ; 4-byte Folded Reload
	.long 0xbefe0110                ; s_mov_b64 exec, s[16:17]
	.long 0xbea10002                ; s_mov_b32 s33, s2
	.long 0xbe801d00                ; s_setpc_b64 s[0:1]
.Lfunc_end25:
	.size	_GLOBAL__sub_I_objects.cpp, .Lfunc_end25-_GLOBAL__sub_I_objects.cpp
                                        ; -- End function
	.set .L_GLOBAL__sub_I_objects.cpp.num_vgpr, max(44, amdgpu.max_num_vgpr)
	.set .L_GLOBAL__sub_I_objects.cpp.num_agpr, max(0, amdgpu.max_num_agpr)
	.set .L_GLOBAL__sub_I_objects.cpp.numbered_sgpr, max(68, amdgpu.max_num_sgpr)
	.set .L_GLOBAL__sub_I_objects.cpp.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set .L_GLOBAL__sub_I_objects.cpp.private_seg_size, 32
	.set .L_GLOBAL__sub_I_objects.cpp.uses_vcc, 1
	.set .L_GLOBAL__sub_I_objects.cpp.uses_flat_scratch, 1
	.set .L_GLOBAL__sub_I_objects.cpp.has_dyn_sized_stack, 1
	.set .L_GLOBAL__sub_I_objects.cpp.has_recursion, 1
	.set .L_GLOBAL__sub_I_objects.cpp.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 828
; TotalNumSgprs: .L_GLOBAL__sub_I_objects.cpp.numbered_sgpr+6
; NumVgprs: max(44, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(.L_GLOBAL__sub_I_objects.cpp.num_agpr, .L_GLOBAL__sub_I_objects.cpp.num_vgpr)
; ScratchSize: 32
; MemoryBound: 1
	.text
	.weak	amdgcn.device.init              ; -- Begin function amdgcn.device.init
	.p2align	8
	.type	amdgcn.device.init,@function
amdgcn.device.init:                     ; @amdgcn.device.init
; %bb.0:
	.long 0xbeb00100                ; s_mov_b64 s[48:49], s[0:1]
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, __init_array_end@gotpcrel32@lo+4
	.long __init_array_end@gotpcrel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, __init_array_end@gotpcrel32@hi+12
	.long __init_array_end@gotpcrel32@hi+12
	.long 0xbea60102                ; s_mov_b64 s[38:39], s[2:3]
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, __init_array_start@gotpcrel32@lo+4
	.long __init_array_start@gotpcrel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, __init_array_start@gotpcrel32@hi+12
	.long __init_array_start@gotpcrel32@hi+12
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xc0060d01, 0x00000000    ; s_load_dwordx2 s[52:53], s[2:3], 0x0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbf120034                ; s_cmp_eq_u64 s[52:53], s[0:1]
	.short ((.LBB26_3)-.-4)/4       ; s_cbranch_scc1 .LBB26_3
	.short 0xbf85
; %bb.1:
	.long 0xbea1000a                ; s_mov_b32 s33, s10
	.long 0xbeb20009                ; s_mov_b32 s50, s9
	.long 0xbeb30008                ; s_mov_b32 s51, s8
	.long 0xbea20106                ; s_mov_b64 s[34:35], s[6:7]
	.long 0xbea40104                ; s_mov_b64 s[36:37], s[4:5]
.LBB26_2:                               ; =>This Inner Loop Header: Depth=1
	.long 0xc006001a, 0x00000000    ; s_load_dwordx2 s[0:1], s[52:53], 0x0
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0280                ; v_mov_b32_e32 v31, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0x80348834                ; s_add_u32 s52, s52, 8
	.long 0x82358035                ; s_addc_u32 s53, s53, 0
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, __init_array_end@gotpcrel32@lo+4
	.long __init_array_end@gotpcrel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, __init_array_end@gotpcrel32@hi+12
	.long __init_array_end@gotpcrel32@hi+12
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbf130034                ; s_cmp_lg_u64 s[52:53], s[0:1]
	.short ((.LBB26_2)-.-4)/4       ; s_cbranch_scc1 .LBB26_2
	.short 0xbf85
.LBB26_3:
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel amdgcn.device.init
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 256
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr max(totalnumvgprs(amdgcn.device.init.num_agpr, amdgcn.device.init.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(amdgcn.device.init.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, amdgcn.device.init.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
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
	.text
.Lfunc_end26:
	.size	amdgcn.device.init, .Lfunc_end26-amdgcn.device.init
                                        ; -- End function
	.set amdgcn.device.init.num_vgpr, max(32, amdgpu.max_num_vgpr)
	.set amdgcn.device.init.num_agpr, max(0, amdgpu.max_num_agpr)
	.set amdgcn.device.init.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set amdgcn.device.init.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set amdgcn.device.init.private_seg_size, 0
	.set amdgcn.device.init.uses_vcc, 1
	.set amdgcn.device.init.uses_flat_scratch, 1
	.set amdgcn.device.init.has_dyn_sized_stack, 1
	.set amdgcn.device.init.has_recursion, 1
	.set amdgcn.device.init.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 200
; TotalNumSgprs: amdgcn.device.init.numbered_sgpr+6
; NumVgprs: amdgcn.device.init.num_vgpr
; NumAgprs: amdgcn.device.init.num_agpr
; TotalNumVgprs: totalnumvgprs(amdgcn.device.init.num_agpr, amdgcn.device.init.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(amdgcn.device.init.numbered_sgpr+extrasgprs(amdgcn.device.init.uses_vcc, amdgcn.device.init.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(amdgcn.device.init.num_agpr, amdgcn.device.init.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(amdgcn.device.init.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(amdgcn.device.init.num_agpr, amdgcn.device.init.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, amdgcn.device.init.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(amdgcn.device.init.numbered_sgpr+extrasgprs(amdgcn.device.init.uses_vcc, amdgcn.device.init.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(amdgcn.device.init.num_agpr, amdgcn.device.init.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, amdgcn.device.init.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.weak	amdgcn.device.fini              ; -- Begin function amdgcn.device.fini
	.p2align	8
	.type	amdgcn.device.fini,@function
amdgcn.device.fini:                     ; @amdgcn.device.fini
; %bb.0:
	.long 0xbeb00100                ; s_mov_b64 s[48:49], s[0:1]
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, __fini_array_start@gotpcrel32@lo+4
	.long __fini_array_start@gotpcrel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, __fini_array_start@gotpcrel32@hi+12
	.long __fini_array_start@gotpcrel32@hi+12
	.long 0xbea60102                ; s_mov_b64 s[38:39], s[2:3]
	.long 0xbe821c00                ; s_getpc_b64 s[2:3]
	.long 0x8002ff02                ; s_add_u32 s2, s2, __fini_array_end@gotpcrel32@lo+4
	.long __fini_array_end@gotpcrel32@lo+4
	.long 0x8203ff03                ; s_addc_u32 s3, s3, __fini_array_end@gotpcrel32@hi+12
	.long __fini_array_end@gotpcrel32@hi+12
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	.long 0xbea00080                ; s_mov_b32 s32, 0
	.long 0xc0060081, 0x00000000    ; s_load_dwordx2 s[2:3], s[2:3], 0x0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e007000                ; v_mov_b64_e32 v[0:1], s[0:1]
	.long 0x80820002                ; s_sub_u32 s2, s2, s0
	.long 0x82830103                ; s_subb_u32 s3, s3, s1
	.long 0x80020200                ; s_add_u32 s2, s0, s2
	.long 0x82030301                ; s_addc_u32 s3, s1, s3
	.long 0x8034c802                ; s_add_u32 s52, s2, -8
	.long 0x8235c103                ; s_addc_u32 s53, s3, -1
	.long 0x7dd20034                ; v_cmp_lt_u64_e32 vcc, s[52:53], v[0:1]
	.short ((.LBB27_3)-.-4)/4       ; s_cbranch_vccnz .LBB27_3
	.short 0xbf87
; %bb.1:
	.long 0xbea1000a                ; s_mov_b32 s33, s10
	.long 0xbeb20009                ; s_mov_b32 s50, s9
	.long 0xbeb30008                ; s_mov_b32 s51, s8
	.long 0xbea20106                ; s_mov_b64 s[34:35], s[6:7]
	.long 0xbea40104                ; s_mov_b64 s[36:37], s[4:5]
.LBB27_2:                               ; =>This Inner Loop Header: Depth=1
	.long 0xc006001a, 0x00000000    ; s_load_dwordx2 s[0:1], s[52:53], 0x0
	.long 0xbe840130                ; s_mov_b64 s[4:5], s[48:49]
	.long 0xbe860126                ; s_mov_b64 s[6:7], s[38:39]
	.long 0xbe880124                ; s_mov_b64 s[8:9], s[36:37]
	.long 0xbe8a0122                ; s_mov_b64 s[10:11], s[34:35]
	.long 0xbe8c0033                ; s_mov_b32 s12, s51
	.long 0xbe8d0032                ; s_mov_b32 s13, s50
	.long 0xbe8e0021                ; s_mov_b32 s14, s33
	.long 0x7e3e0280                ; v_mov_b32_e32 v31, 0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0xbe9e1e00                ; s_swappc_b64 s[30:31], s[0:1]
	.long 0x8034c834                ; s_add_u32 s52, s52, -8
	.long 0x8235c135                ; s_addc_u32 s53, s53, -1
	.long 0xbe801c00                ; s_getpc_b64 s[0:1]
	.long 0x8000ff00                ; s_add_u32 s0, s0, __fini_array_start@gotpcrel32@lo+4
	.long __fini_array_start@gotpcrel32@lo+4
	.long 0x8201ff01                ; s_addc_u32 s1, s1, __fini_array_start@gotpcrel32@hi+12
	.long __fini_array_start@gotpcrel32@hi+12
	.long 0xc0060000, 0x00000000    ; s_load_dwordx2 s[0:1], s[0:1], 0x0
	.long 0xbf8cc07f                ; s_waitcnt lgkmcnt(0)
	.long 0x7e007000                ; v_mov_b64_e32 v[0:1], s[0:1]
	.long 0x7ddc0034                ; v_cmp_ge_u64_e32 vcc, s[52:53], v[0:1]
	.short ((.LBB27_2)-.-4)/4       ; s_cbranch_vccnz .LBB27_2
	.short 0xbf87
.LBB27_3:
	.long 0xbf810000                ; s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel amdgcn.device.fini
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 256
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr max(totalnumvgprs(amdgcn.device.fini.num_agpr, amdgcn.device.fini.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(amdgcn.device.fini.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, amdgcn.device.fini.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
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
	.text
.Lfunc_end27:
	.size	amdgcn.device.fini, .Lfunc_end27-amdgcn.device.fini
                                        ; -- End function
	.set amdgcn.device.fini.num_vgpr, max(32, amdgpu.max_num_vgpr)
	.set amdgcn.device.fini.num_agpr, max(0, amdgpu.max_num_agpr)
	.set amdgcn.device.fini.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set amdgcn.device.fini.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set amdgcn.device.fini.private_seg_size, 0
	.set amdgcn.device.fini.uses_vcc, 1
	.set amdgcn.device.fini.uses_flat_scratch, 1
	.set amdgcn.device.fini.has_dyn_sized_stack, 1
	.set amdgcn.device.fini.has_recursion, 1
	.set amdgcn.device.fini.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 232
; TotalNumSgprs: amdgcn.device.fini.numbered_sgpr+6
; NumVgprs: amdgcn.device.fini.num_vgpr
; NumAgprs: amdgcn.device.fini.num_agpr
; TotalNumVgprs: totalnumvgprs(amdgcn.device.fini.num_agpr, amdgcn.device.fini.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(amdgcn.device.fini.numbered_sgpr+extrasgprs(amdgcn.device.fini.uses_vcc, amdgcn.device.fini.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(amdgcn.device.fini.num_agpr, amdgcn.device.fini.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(amdgcn.device.fini.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(amdgcn.device.fini.num_agpr, amdgcn.device.fini.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, amdgcn.device.fini.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(amdgcn.device.fini.numbered_sgpr+extrasgprs(amdgcn.device.fini.uses_vcc, amdgcn.device.fini.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(amdgcn.device.fini.num_agpr, amdgcn.device.fini.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, amdgcn.device.fini.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 44
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 68
	.set amdgpu.max_num_named_barrier, 0
	.text
	.hidden	made_early                      ; @made_early
	.type	made_early,@object
	.section	.bss,"aw",@nobits
	.globl	made_early
	.p2align	2, 0x0
made_early:
	.zero	4
	.size	made_early, 4

	.hidden	__dso_handle
	.type	_ZL8made_too,@object            ; @_ZL8made_too
	.local	_ZL8made_too
	.comm	_ZL8made_too,4,2
	.hidden	made_first                      ; @made_first
	.type	made_first,@object
	.globl	made_first
	.p2align	2, 0x0
made_first:
	.zero	4
	.size	made_first, 4

	.hidden	inline_variable                 ; @inline_variable
	.type	inline_variable,@object
	.section	.data.inline_variable,"awG",@progbits,inline_variable,comdat
	.weak	inline_variable
	.p2align	2, 0x0
inline_variable:
	.long	9                               ; 0x9
	.size	inline_variable, 4

	.hidden	_ZN6bufferIcLi5EE12shared_stateE ; @_ZN6bufferIcLi5EE12shared_stateE
	.type	_ZN6bufferIcLi5EE12shared_stateE,@object
	.section	.data._ZN6bufferIcLi5EE12shared_stateE,"awG",@progbits,_ZN6bufferIcLi5EE12shared_stateE,comdat
	.weak	_ZN6bufferIcLi5EE12shared_stateE
_ZN6bufferIcLi5EE12shared_stateE:
	.byte	5                               ; 0x5
	.size	_ZN6bufferIcLi5EE12shared_stateE, 1

	.hidden	_ZTVN5space4baseE               ; @_ZTVN5space4baseE
	.type	_ZTVN5space4baseE,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	_ZTVN5space4baseE
	.p2align	3, 0x0
_ZTVN5space4baseE:
	.quad	0
	.quad	_ZTIN5space4baseE
	.quad	_ZN5space4baseD2Ev
	.quad	_ZN5space4baseD0Ev
	.quad	_ZNK5space4base5valueEv
	.quad	__cxa_pure_virtual
	.size	_ZTVN5space4baseE, 48

	.hidden	_ZTIN5space4baseE               ; @_ZTIN5space4baseE
	.type	_ZTIN5space4baseE,@object
	.globl	_ZTIN5space4baseE
	.p2align	3, 0x0
_ZTIN5space4baseE:
	.quad	_ZTVN10__cxxabiv117__class_type_infoE+16
	.quad	_ZTSN5space4baseE
	.size	_ZTIN5space4baseE, 16

	.hidden	_ZTSN5space4baseE               ; @_ZTSN5space4baseE
	.type	_ZTSN5space4baseE,@object
	.section	.rodata,"a",@progbits
	.globl	_ZTSN5space4baseE
_ZTSN5space4baseE:
	.asciz	"N5space4baseE"
	.size	_ZTSN5space4baseE, 14

	.hidden	_ZTVN5space5rightE              ; @_ZTVN5space5rightE
	.type	_ZTVN5space5rightE,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	_ZTVN5space5rightE
	.p2align	3, 0x0
_ZTVN5space5rightE:
	.quad	8
	.quad	0
	.quad	_ZTIN5space5rightE
	.quad	_ZNK5space5right5valueEv
	.quad	_ZN5space5right5otherEi
	.quad	_ZN5space5rightD1Ev
	.quad	_ZN5space5rightD0Ev
	.quad	-8
	.quad	-8
	.quad	-8
	.quad	-8
	.quad	_ZTIN5space5rightE
	.quad	_ZTv0_n24_N5space5rightD1Ev
	.quad	_ZTv0_n24_N5space5rightD0Ev
	.quad	_ZTv0_n32_NK5space5right5valueEv
	.quad	_ZTv0_n40_N5space5right5otherEi
	.size	_ZTVN5space5rightE, 128

	.hidden	_ZTTN5space5rightE              ; @_ZTTN5space5rightE
	.type	_ZTTN5space5rightE,@object
	.globl	_ZTTN5space5rightE
	.p2align	3, 0x0
_ZTTN5space5rightE:
	.quad	_ZTVN5space5rightE+24
	.quad	_ZTVN5space5rightE+96
	.size	_ZTTN5space5rightE, 16

	.hidden	_ZTIN5space5rightE              ; @_ZTIN5space5rightE
	.type	_ZTIN5space5rightE,@object
	.globl	_ZTIN5space5rightE
	.p2align	3, 0x0
_ZTIN5space5rightE:
	.quad	_ZTVN10__cxxabiv121__vmi_class_type_infoE+16
	.quad	_ZTSN5space5rightE
	.long	0                               ; 0x0
	.long	1                               ; 0x1
	.quad	_ZTIN5space4baseE
	.quad	-6141                           ; 0xffffffffffffe803
	.size	_ZTIN5space5rightE, 40

	.hidden	_ZTSN5space5rightE              ; @_ZTSN5space5rightE
	.type	_ZTSN5space5rightE,@object
	.section	.rodata,"a",@progbits
	.globl	_ZTSN5space5rightE
_ZTSN5space5rightE:
	.asciz	"N5space5rightE"
	.size	_ZTSN5space5rightE, 15

	.hidden	_ZZ15inline_functioniE5calls    ; @_ZZ15inline_functioniE5calls
	.type	_ZZ15inline_functioniE5calls,@object
	.section	.data._ZZ15inline_functioniE5calls,"awG",@progbits,_ZZ15inline_functioniE5calls,comdat
	.weak	_ZZ15inline_functioniE5calls
	.p2align	2, 0x0
_ZZ15inline_functioniE5calls:
	.long	4                               ; 0x4
	.size	_ZZ15inline_functioniE5calls, 4

	.hidden	_ZN6bufferIiLi5EE12shared_stateE ; @_ZN6bufferIiLi5EE12shared_stateE
	.type	_ZN6bufferIiLi5EE12shared_stateE,@object
	.section	.data._ZN6bufferIiLi5EE12shared_stateE,"awG",@progbits,_ZN6bufferIiLi5EE12shared_stateE,comdat
	.weak	_ZN6bufferIiLi5EE12shared_stateE
	.p2align	2, 0x0
_ZN6bufferIiLi5EE12shared_stateE:
	.long	5                               ; 0x5
	.size	_ZN6bufferIiLi5EE12shared_stateE, 4

	.hidden	_ZN6bufferIdLi5EE12shared_stateE ; @_ZN6bufferIdLi5EE12shared_stateE
	.type	_ZN6bufferIdLi5EE12shared_stateE,@object
	.section	.data._ZN6bufferIdLi5EE12shared_stateE,"awG",@progbits,_ZN6bufferIdLi5EE12shared_stateE,comdat
	.weak	_ZN6bufferIdLi5EE12shared_stateE
	.p2align	3, 0x0
_ZN6bufferIdLi5EE12shared_stateE:
	.quad	0x4014000000000000              ; double 5
	.size	_ZN6bufferIdLi5EE12shared_stateE, 8

	.section	.init_array.150,"aw",@init_array
	.p2align	3, 0x0
	.quad	_Z11by_priorityv
	.section	.init_array.200,"aw",@init_array
	.p2align	3, 0x0
	.quad	_GLOBAL__I_000200
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	_Z12by_attributev
	.quad	_GLOBAL__sub_I_objects.cpp
	.section	.fini_array,"aw",@fini_array
	.p2align	3, 0x0
	.quad	_Z10at_the_endv
	.no_dead_strip	amdgcn.device.init
	.no_dead_strip	amdgcn.device.fini
	.globl	_ZN5space4baseD1Ev
	.type	_ZN5space4baseD1Ev,@function
	.hidden	_ZN5space4baseD1Ev
.set _ZN5space4baseD1Ev, _ZN5space4baseD2Ev
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym _Z12by_attributev
	.addrsig_sym _Z11by_priorityv
	.addrsig_sym _Z10at_the_endv
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _GLOBAL__I_000200
	.addrsig_sym _GLOBAL__sub_I_objects.cpp
	.addrsig_sym amdgcn.device.init
	.addrsig_sym amdgcn.device.fini
	.addrsig_sym made_early
	.addrsig_sym __dso_handle
	.addrsig_sym _ZL8made_too
	.addrsig_sym made_first
	.addrsig_sym _ZTIN5space4baseE
	.addrsig_sym _ZTVN10__cxxabiv117__class_type_infoE
	.addrsig_sym _ZTSN5space4baseE
	.addrsig_sym _ZTIN5space5rightE
	.addrsig_sym _ZTVN10__cxxabiv121__vmi_class_type_infoE
	.addrsig_sym _ZTSN5space5rightE
	.addrsig_sym __init_array_start
	.addrsig_sym __init_array_end
	.addrsig_sym __fini_array_start
	.addrsig_sym __fini_array_end
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  generic
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
    .name:           _Z9templatesPiPd
    .private_segment_fixed_size: 0
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         _Z9templatesPiPd.kd
    .uses_dynamic_stack: true
    .vgpr_count:     42
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .name:           _Z12virtual_callPU3AS1iPN5space4baseE
    .private_segment_fixed_size: 0
    .sgpr_count:     74
    .sgpr_spill_count: 0
    .symbol:         _Z12virtual_callPU3AS1iPN5space4baseE.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
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
    .name:           _Z7objectsPU3AS1i
    .private_segment_fixed_size: 48
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         _Z7objectsPU3AS1i.kd
    .uses_dynamic_stack: true
    .vgpr_count:     45
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .offset:         0
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         4
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         12
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         14
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         16
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         18
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         20
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         22
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         64
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         96
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         104
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         112
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         200
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 256
    .kind:           init
    .max_flat_workgroup_size: 1
    .name:           amdgcn.device.init
    .private_segment_fixed_size: 0
    .sgpr_count:     74
    .sgpr_spill_count: 0
    .symbol:         amdgcn.device.init.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .offset:         0
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         4
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         12
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         14
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         16
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         18
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         20
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         22
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         64
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         96
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         104
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         112
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         200
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 256
    .kind:           fini
    .max_flat_workgroup_size: 1
    .name:           amdgcn.device.fini
    .private_segment_fixed_size: 0
    .sgpr_count:     74
    .sgpr_spill_count: 0
    .symbol:         amdgcn.device.fini.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
