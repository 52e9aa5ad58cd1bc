// Registers are v0 to v1023. Each kind of operand has its bits in s_set_vgpr_msb.
	.amdgpu_vgpr_msb auto
vop:
	v_add_f32 v0, v1, v2
	v_mov_b32 v300, v1
	v_mov_b32 v1, v[600]
	v_fma_f32 v300, v1, v600, v1023
	v_fmamk_f32 v256, v511, 0x40000000, v767
	v_fmaak_f32 v256, v511, v767, 0x40000000
	v_fmac_f32 v900, v2, v3
	v_cmp_lt_f32 vcc_lo, v300, v2
	v_readlane_b32 s0, v1000, 5
	v_writelane_b32 v1000, s1, 5
	v_swap_b32 v255, v256
	v_pk_fma_f32 v[256:257], v[510:511], v[512:513], v[0:1]
	v_add_f32_dpp v512, v256, v0 row_shr:1
	v_mov_b64 v[1022:1023], v[254:255]
pairs:
	v_dual_add_f32 v300, v1, v2 :: v_dual_mul_f32 v305, v6, v7
	v_dual_fma_f32 v1, v300, v600, v900 :: v_dual_fma_f32 v2, v301, v601, v901
memory:
	global_load_b128 v[508:511], v[4:5], off
	global_store_b32 v[256:257], v900, off
	global_atomic_cmpswap_b32 v300, v[600:601], v[900:901], off th:TH_ATOMIC_RETURN
	global_load_async_to_lds_b32 v300, v[4:5], off
	global_store_async_from_lds_b32 v[4:5], v300, off
	flat_load_b32 v512, v[1020:1021]
	scratch_store_b32 v256, v512, off
	scratch_store_b128 off, v[510:513], s33 // as LLVM has it, the first register tells
	ds_store_2addr_b32 v256, v512, v768
	ds_add_rtn_u32 v256, v512, v768
	buffer_load_b32 v300, v600, s[8:11], s3 offen
	buffer_store_b32 v600, v300, s[8:11], s3 offen
matrices:
	v_wmma_f32_16x16x32_f16 v[256:263], v[512:519], v[768:775], v[0:7]
	v_wmma_scale_f32_16x16x128_f8f6f4 v[256:263], v[512:527], v[768:783], v[256:263], v1, v2
	v_swmmac_f32_16x16x64_f16 v[248:255], v[256:263], v[512:527], v768
// A mode lasts until another is needed; what an instruction does not need stays.
lasts:
	v_mov_b32 v300, v1
	s_nop 0
	v_mov_b32 v301, v2
	s_mov_b32 s0, s1
	v_add_f32 v302, v3, v700
	v_mov_b32 v303, v4
	v_mov_b32 v0, v4
	s_endpgm
// It is 0 at labels, in front of branches, calls and returns, and after calls; not at the end of a program.
ways:
	v_mov_b32 v300, v1
1:
	v_mov_b32 v300, v1
	s_cbranch_scc0 1b
	v_mov_b32 v300, v1
	s_cbranch_scc1 ends
	v_mov_b32 v300, v1
	s_swappc_b64 s[30:31], s[2:3]
	v_mov_b32 v300, v1
	s_call_i64 s[30:31], vop
	v_mov_b32 v300, v1
place = .
	v_mov_b32 v300, v1
	s_setpc_b64 s[30:31]
ends:
	v_mov_b32 v300, v1
	s_endpgm
after:
	v_mov_b32 v300, v1
	s_branch after
// MODE has the banks in bits 12 to 19, which gfx1250 takes from the constant whichever part is written.
writes_mode:
	v_mov_b32 v300, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
	v_mov_b32 v300, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0x1000
	v_mov_b32 v300, v1
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s0
	v_mov_b32 v300, v1
	s_setreg_b32 hwreg(HW_REG_MODE), s0
	v_mov_b32 v1, v2
	s_setreg_b32 hwreg(HW_REG_MODE), s0
	s_mov_b32 s0, s1
	v_mov_b32 v300, v2
	s_setreg_b32 hwreg(HW_REG_MODE), s0
	s_clause 1
	global_load_b32 v300, v[0:1], off
	global_load_b32 v301, v[0:1], off
// No clause begins with it.
clauses:
	s_clause 1
	global_load_b32 v300, v[0:1], off
	global_load_b32 v600, v[0:1], off
	s_clause 1
	global_load_b32 v601, v[0:1], off
	global_load_b32 v300, v[0:1], off
// What is written by hand is followed.
by_hand:
	s_set_vgpr_msb 0x41
	v_mov_b32 v300, v301
	s_set_vgpr_msb 0x4100
	v_mov_b32 v1, v301
	.amdgpu_vgpr_msb off
	v_mov_b32 v1, v2
	s_set_vgpr_msb 0x41
	v_mov_b32 v1, v2
	.amdgpu_vgpr_msb auto
	v_mov_b32 v1, v2
	s_endpgm
// Each part of a section has its own.
	v_mov_b32 v300, v2
	.section .text.more,"ax",@progbits
	v_mov_b32 v1, v2
	v_mov_b32 v1, v300
	.text
	v_mov_b32 v300, v3
	.text 1
	v_mov_b32 v1, v300
	.text
	v_mov_b32 v300, v4
	s_endpgm
