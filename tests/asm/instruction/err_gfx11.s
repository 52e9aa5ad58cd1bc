// GFX11: what llvm-mc knows and no instruction takes, operations of other messages, names of GFX12, labels that do not stand alone.
s_mov_b32 s0, pc
v_add_f32 v0, pc, v1
s_branch pc
s_mov_b32 s0, src_flat_scratch_base_lo
v_mov_b32 v0, src_flat_scratch_base_hi
s_sendmsg sendmsg(MSG_SYSMSG, GS_OP_CUT)
s_sendmsg sendmsg(2, SYSMSG_OP_REG_RD)
s_load_b96 ttmp[4:6], s[86:87], 0
s_add_u64 s[0:1], s[2:3], s[4:5]
flat_atomic_csub_u32 v[2:3], v1
s_getreg_b32 s0, hwreg(HW_REG_DVGPR_ALLOC_LO)
s_subvector_loop_begin s2, here+8
s_subvector_loop_end s2, 0x10000
v_maxmin_f16 v113.l, v193.l, abs(-32768), |32768|
v_fma_f32 v0, v1, abs(-1000), 0xfffffc18
v_ffbl_b32_e32_dpp v1, v2 row_shl:1
v_fmac_f16_e64 v2.h, v4.h, v3.l op_sel:[1,0,0,1]
v_fmac_f16_e64 v2.h, v4.l, v3.l op_sel:[0,0,1,0]
v_fmac_f16_e64 v2.l, v4.h, v3.l op_sel:[1,0,1]
v_cmpx_lt_f16_e64 v1.l, v2.h op_sel:[0,1,1]
v_cmp_eq_i16 vcc_lo, v2.h, sext(v2.l) quad_perm:[0,1,2,3]
v_sat_pk_u8_i16 v2.h, sext(v71)
v_writelane_b32 v1, lds_direct, s0
v_dual_mov_b32 v0, v1, v1, v1, v1, v1, v1, v1, v1, v1, v1, v1, v1, v1, v1, v1 :: v_dual_mov_b32 v1, v2
