	s_mov_b32 s32, 0
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_clause 0x1
	s_load_b128 s[52:55], s[4:5], 0x0
	s_load_b32 s33, s[4:5], 0x18
	v_dual_mov_b32 v42, v0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v31, v0 :: v_dual_mov_b32 v0, 0
	s_mov_b64 s[34:35], s[6:7]
	s_mov_b64 s[38:39], s[0:1]
	s_add_nc_u64 s[48:49], s[4:5], 32
	s_mov_b64 s[50:51], s[4:5]
	s_get_pc_i64 s[0:1]
	s_add_nc_u64 s[0:1], s[0:1], _Z13get_global_idj@rel64+4
	s_wait_xcnt 0x0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[2:3]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b64 s[36:37], s[2:3]
	s_swap_pc_i64 s[30:31], s[0:1]
	v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v45, v0
	s_cmp_lt_i32 s33, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v41, 31, v40
	v_ashrrev_i64 v[0:1], 28, v[44:45]
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u64_e32 v[0:1], s[54:55], v[0:1]
	global_load_b128 v[44:47], v[0:1], off
	s_cbranch_scc1 .LBB{number}_5
	s_load_b64 s[50:51], s[50:51], 0x10
	s_mov_b64 s[68:69], s[52:53]
	s_get_pc_i64 s[64:65]
	s_add_nc_u64 s[64:65], s[64:65], _Z3sinf@rel64+4
	s_get_pc_i64 s[66:67]
	s_add_nc_u64 s[66:67], s[66:67], _Z3cosf@rel64+4
	s_branch .LBB{number}_3
.LBB{number}_2:
	s_add_co_i32 s33, s33, -1
	s_add_nc_u64 s[50:51], s[50:51], 4
	s_add_nc_u64 s[68:69], s[68:69], 16
	s_cmp_lg_u32 s33, 0
	s_add_nc_u64 s[54:55], s[54:55], 16
	s_cbranch_scc0 .LBB{number}_5
.LBB{number}_3:
	s_load_b128 s[0:3], s[68:69], 0x0
	s_load_b128 s[4:7], s[54:55], 0x0
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_wait_kmcnt 0x0
	v_mov_b64_e32 v[6:7], s[0:1]
	v_mov_b64_e32 v[4:5], s[4:5]
	v_dual_mov_b32 v0, s2 :: v_dual_mov_b32 v1, s3
	v_dual_mov_b32 v2, s6 :: v_dual_mov_b32 v3, s7
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_wait_loadcnt 0x0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_pk_fma_f32 v[44:45], v[44:45], v[4:5], v[6:7]
	v_mov_b32_e32 v31, v42
	v_pk_fma_f32 v[46:47], v[46:47], v[2:3], v[0:1]
	v_mov_b32_e32 v0, v45
	s_swap_pc_i64 s[30:31], s[64:65]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v43, v0 :: v_dual_mov_b32 v31, v42
	v_mov_b32_e32 v0, v46
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_swap_pc_i64 s[30:31], s[66:67]
	s_load_b32 s0, s[50:51], 0x0
	v_add_f32_e32 v44, v43, v0
	s_wait_kmcnt 0x0
	s_cmp_lt_i32 s0, 4
	s_cbranch_scc1 .LBB{number}_2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e32 vcc_lo, 0x800000, v44
	v_frexp_mant_f32_e32 v2, v45
	v_cndmask_b32_e64 v0, 0, 32, vcc_lo
	v_cndmask_b32_e64 v1, 0, -16, vcc_lo
	v_ldexp_f32 v0, v44, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_sqrt_f32_e32 v0, v0
	v_nop
	v_ldexp_f32 v0, v0, v1
	v_rcp_f32_e32 v1, v2
	v_nop
	v_frexp_exp_i32_f32_e32 v2, v45
	s_delay_alu instid0(VALU_DEP_3)
	v_frexp_mant_f32_e32 v3, v0
	v_frexp_exp_i32_f32_e32 v0, v0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v1, v3, v1 :: v_dual_sub_nc_u32 v0, v0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_ldexp_f32 v47, v1, v0
	s_branch .LBB{number}_2
.LBB{number}_5:
	s_wait_xcnt 0x0
	v_lshl_add_u64 v[0:1], v[40:41], 4, s[52:53]
	s_wait_loadcnt 0x0
	global_store_b128 v[0:1], v[44:47], off
	s_endpgm
