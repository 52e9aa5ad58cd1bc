	s_clause 0x1
	s_load_b128 s[64:67], s[4:5], 0x0
	s_load_b32 s70, s[4:5], 0x18
	s_mov_b64 s[34:35], s[4:5]
	v_mov_b32_e32 v40, v0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v31, v0
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b64 s[48:49], s[0:1]
	s_add_u32 s8, s34, 32
	s_addc_u32 s9, s35, 0
	s_mov_b32 s50, s14
	s_mov_b32 s51, s13
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z13get_global_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z13get_global_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[2:3]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s13
	s_mov_b32 s13, s14
	s_mov_b32 s14, s15
	s_mov_b32 s32, 0
	s_mov_b32 s33, s15
	s_mov_b64 s[38:39], s[2:3]
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v45, v0
	s_cmp_lt_i32 s70, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_ashrrev_i64 v[0:1], 28, v[44:45]
	v_ashrrev_i32_e32 v46, 31, v45
	v_add_co_u32 v0, vcc_lo, s66, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s67, v1, vcc_lo
	global_load_b128 v[41:44], v[0:1], off
	s_cbranch_scc1 .LBB{number}_5
	s_load_b64 s[54:55], s[34:35], 0x10
	s_mov_b64 s[68:69], s[64:65]
	s_branch .LBB{number}_3
.LBB{number}_2:
	s_add_u32 s54, s54, 4
	s_addc_u32 s55, s55, 0
	s_add_u32 s68, s68, 16
	s_addc_u32 s69, s69, 0
	s_add_u32 s66, s66, 16
	s_addc_u32 s67, s67, 0
	s_add_i32 s70, s70, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s70, 0
	s_cbranch_scc0 .LBB{number}_5
.LBB{number}_3:
	s_load_b128 s[0:3], s[66:67], 0x0
	s_load_b128 s[4:7], s[68:69], 0x0
	s_add_u32 s52, s34, 32
	s_addc_u32 s53, s35, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z3sinf@rel32@lo+4
	s_addc_u32 s17, s17, _Z3sinf@rel32@hi+12
	s_mov_b64 s[8:9], s[52:53]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s51
	s_mov_b32 s13, s50
	s_mov_b32 s14, s33
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fma_f32 v42, v42, s1, s5
	v_mov_b32_e32 v31, v40
	v_fma_f32 v44, v44, s3, s7
	v_fma_f32 v43, v43, s2, s6
	s_mov_b64 s[4:5], s[48:49]
	v_mov_b32_e32 v0, v42
	s_mov_b64 s[6:7], s[38:39]
	s_swappc_b64 s[30:31], s[16:17]
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v41, v0 :: v_dual_mov_b32 v0, v43
	v_mov_b32_e32 v31, v40
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z3cosf@rel32@lo+4
	s_addc_u32 s1, s1, _Z3cosf@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[52:53]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s51
	s_mov_b32 s13, s50
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[0:1]
	s_load_b32 s0, s[54:55], 0x0
	v_add_f32_e32 v41, v41, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s0, 4
	s_cbranch_scc1 .LBB{number}_2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cmp_gt_f32_e32 vcc_lo, 0x800000, v41
	v_frexp_mant_f32_e32 v1, v42
	v_cndmask_b32_e64 v0, 0, 32, vcc_lo
	v_cndmask_b32_e64 v2, 0, -16, vcc_lo
	v_rcp_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f32 v0, v41, v0
	v_sqrt_f32_e32 v0, v0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v0, v0, v2
	v_frexp_exp_i32_f32_e32 v2, v42
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_frexp_mant_f32_e32 v3, v0
	v_frexp_exp_i32_f32_e32 v0, v0
	v_mul_f32_e32 v1, v3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v0, v0, v2
	v_ldexp_f32 v44, v1, v0
	s_branch .LBB{number}_2
.LBB{number}_5:
	v_lshlrev_b64 v[0:1], 4, v[45:46]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s64, v0
	v_add_co_ci_u32_e64 v1, null, s65, v1, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_b128 v[0:1], v[41:44], off
	s_endpgm
