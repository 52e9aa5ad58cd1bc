	s_add_u32 s0, s0, s15
	s_load_dwordx4 s[64:67], s[8:9], 0x0
	s_load_dword s70, s[8:9], 0x6
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[36:37], s[8:9]
	v_lshlrev_b32_e32 v1, 10, v1
	s_add_u32 s8, s36, 32
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	s_addc_u32 s9, s37, 0
	v_or_b32_e32 v40, v0, v2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_global_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_global_idj@rel32@hi+12
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s50, s13
	s_mov_b32 s51, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[38:39], s[6:7]
	s_mov_b64 s[48:49], s[4:5]
	v_mov_b32_e32 v44, 0
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v45, v0
	v_ashr_i64 v[0:1], v[44:45], 28
	s_mov_b32 s7, 0x100f000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[66:67]
	buffer_load_dwordx4 v[0:3], v[0:1], s[4:7], 0 addr64
	s_cmp_lt_i32 s70, 1
	v_ashrrev_i32_e32 v46, 31, v45
	s_cbranch_scc1 .LBB{number}_5
	s_load_dwordx2 s[54:55], s[36:37], 0x4
	s_mov_b32 s71, 0x6f800000
	v_mov_b32_e32 v47, 0x2f800000
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
	s_cmp_lg_u32 s70, 0
	s_cbranch_scc0 .LBB{number}_5
.LBB{number}_3:
	s_load_dwordx4 s[4:7], s[68:69], 0x0
	s_load_dwordx4 s[8:11], s[66:67], 0x0
	s_add_u32 s52, s36, 32
	s_addc_u32 s53, s37, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z3sinf@rel32@lo+4
	s_addc_u32 s17, s17, _Z3sinf@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v42, s5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v4, s6
	v_mac_f32_e32 v42, s9, v1
	v_mad_f32 v44, s11, v3, v0
	v_mad_f32 v43, s10, v2, v4
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b32 s12, s51
	s_mov_b32 s13, s50
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, v42
	s_mov_b64 s[8:9], s[52:53]
	s_mov_b64 s[10:11], s[34:35]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v41, v0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z3cosf@rel32@lo+4
	s_addc_u32 s17, s17, _Z3cosf@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[52:53]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s51
	s_mov_b32 s13, s50
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, v43
	s_swappc_b64 s[30:31], s[16:17]
	s_load_dword s4, s[54:55], 0x0
	v_add_f32_e32 v41, v41, v0
	v_mov_b32_e32 v0, v41
	v_mov_b32_e32 v1, v42
	v_mov_b32_e32 v2, v43
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 4
	v_mov_b32_e32 v3, v44
	s_cbranch_scc1 .LBB{number}_2
	v_cmp_gt_f32_e64 vcc, |v42|, s71
	v_cndmask_b32_e32 v1, 1.0, v47, vcc
	v_mul_f32_e32 v2, v42, v1
	v_sqrt_f32_e32 v0, v41
	v_rcp_f32_e32 v2, v2
	v_mul_f32_e32 v0, v0, v2
	v_mul_f32_e32 v44, v1, v0
	v_mov_b32_e32 v0, v41
	v_mov_b32_e32 v1, v42
	v_mov_b32_e32 v2, v43
	v_mov_b32_e32 v3, v44
	s_branch .LBB{number}_2
.LBB{number}_5:
	v_lshl_b64 v[4:5], v[45:46], 4
	s_mov_b32 s67, 0x100f000
	s_mov_b32 s66, 0
	s_waitcnt vmcnt(0)
	buffer_store_dwordx4 v[0:3], v[4:5], s[64:67], 0 addr64
	s_endpgm
