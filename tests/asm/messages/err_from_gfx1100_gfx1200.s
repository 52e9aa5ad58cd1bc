// What people write who come from another generation: each message says what to write.
s_load_b32 s0, s[2:3], 0x10 glc
s_waitcnt_vscnt null, 0x0
s_waitcnt_lgkmcnt null, 0
s_barrier
s_delay_alu instid0(VALU_DEP_5)
s_delay_alu instid0(VALU_DEP_1) | instskip(2) | instid1(VALU_DEP_1)
s_set_inst_prefetch_distance 0x1
s_inst_prefetch 1
buffer_gl0_inv
buffer_gl1_inv
s_gl1_inv
global_load_b32 v0, v[2:3], off slc dlc
global_load_b32 v0, v[2:3], off dlc
flat_atomic_cmpswap_f32 v[2:3], v[4:5]
buffer_load_b32 v0, off, s[0:3], 0
buffer_load_b32 v0, v1, s[0:3], s4 tfe
tbuffer_load_format_x v0, off, s[0:3], format:[BUF_FMT_32_FLOAT], 0
tbuffer_load_format_x v0, off, s[0:3], format:128, s0
ds_store_b32 v0, v1 gds
ds_cmpst_rtn_b32 v0, v1, v2, v3
ds_add_gs_reg_rtn v[0:1], v2 gds
lds_param_load v0, attr0.x wait_vdst:15
v_min_f16 v0.l, v1.l, v2.l
v_cmp_f_f32 vcc_lo, v0, v1
v_cmp_t_u32 vcc_lo, v0, v1
v_cmpx_eq_u32 exec_lo, v0, v1
v_cmpx_eq_u32_e64 s0, v0, v1
v_fma_f32 v0, s0, s1, 0x1234
v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v5, v6
v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v2, v4, v7
v_dual_mul_f32 v0, v1, v2 :: v_dual_fma_f32 v3, v4, v5, v6
v_dual_mul_f32 v0, v1, s2 :: v_dual_add_f32 v3, v4, v5
v_dual_mul_f32 v0, v1, v2
v_dual_mul_f32 v0, v1, v2 :: v_add_f32 v3, v4, v5
v_mul_f32 v0, v1, v2 :: v_add_f32 v3, v4, v5
v_dual_and_b32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5
v_dual_fmaak_f32 v0, v1, v2, 1.5 :: v_dual_fmamk_f32 v3, v4, 2.5, v5
v_dual_mul_f32 v0, -v1, v2 :: v_dual_add_f32 v3, v4, v5
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
v_wmma_f32_16x16x16_f16 a[0:7], v[8:15], v[16:23], a[0:7]
v_dot2c_f32_f16 v0, v1, v2
v_dot2acc_f32_f16 v0, v1, v2
v_mov_b32_dpp v0, v1 dpp8:[1,0,3,2,5,4,7,8]
v_mov_b32_dpp v0, v1 dpp8:[1,0,3,2]
v_mov_b32_dpp v0, v1 dpp8:[1,0,3,2,5,4,7,6] row_mask:0xf
image_load v[0:3], v[4:6], s[0:7] dmask:0xf dim:2D
image_load v[0:3], v4, s[0:7] dmask:0xf dim:2D
image_load v[0:3], [v4, v5, v6], s[0:7] dmask:0xf dim:1D
image_load v[0:1], v[4:5], s[0:7] dmask:0xf dim:2D
image_load v[0:3], v[4:5], s[0:7] dmask:0xf dim:4D
image_sample v[0:3], [v4, v5, v6, v7, v8, v9], s[0:7], s[8:11] dmask:0xf dim:2D
image_bvh_intersect_ray v[0:3], v[4:14], s[0:3]
image_bvh64_intersect_ray v[0:3], [v[4:5], v6, v[7:9], v[10:12], v[13:15]], s[0:3] a16
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
s_getreg_b32 s0, hwreg(HW_REG_FLAT_SCR_LO)
s_getreg_b32 s0, hwreg(HW_REG_TRAPSTS)
s_getreg_b32 s0, hwreg(HW_REG_SH_MEM_BASES)
s_cmpk_eq_i32 s0, 1
s_subvector_loop_begin s0, 4
s_cbranch_cdbgsys 4
v_fmac_dx9_zero_f32 v0, v1, v2
v_swap_b16 v0.l, v1.l
v_mov_b16 v0.h, v1.l
v_readlane_b32 s0, v0, v1
v_mov_b32 v0, src_pops_exiting_wave_id
v_mov_b32 v0, lds_direct
s_mov_b32 s106, 0
v_cmp_eq_f16 vcc_lo, v0.l, v200.l
s_waitcnt vscnt(0)
s_waitcnt loadcnt(0)
s_waitcnt storecnt(0) 
s_waitcnt vmcnt(64)
s_wait_loadcnt vmcnt(0)
tbuffer_load_format_x v0, off, s[0:3], dfmt:4, nfmt:7, 0
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_FMT_32_FLOATS]
v_mov_b32_dpp v0, v1 dpp8:[1,0,3,2,5,4,7,6] bound_ctrl:1
v_add_f32_sdwa v0, v1, v2 dst_sel:DWORD
v_add_f32 v0, v1, v2 dst_sel:DWORD
v_add_f32 v0, v1, v2 src0_sel:WORD_1
v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4
v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5, v6
v_dual_mul_f32 v0, v1, v2 : v_dual_add_f32 v3, v4, v5
v_dual_mul_f32 v0, v1, v2 ::
v_dual_mul_f32 v0, v1, v2 :: v_dual_nothing v3, v4, v5
v_dual_mul_f64 v[0:1], v[2:3], v[4:5] :: v_dual_add_f32 v3, v4, v5
v_dual_mul_f32 v0, v1, v2 clamp :: v_dual_add_f32 v3, v4, v5
v_dual_mul_f32 v0, s0, v2 :: v_dual_fmac_f32 v3, s2, v6
image_sample v[0:3], [v4, v5], s[0:7], s[8:11] dmask:0xf dim:2D_ARRAY
image_load v[0:3], [v4, v5, v6, v7], s[0:7] dmask:0xf dim:2D
image_load v0, [v4, v5], s[0:7] dmask:0xf dim:2D
image_sample v[0:3], [v4, v5], s[0:7], s[8:11] dmask:0xf dim:2D da
image_sample v[0:3], [v4 v5], s[0:7], s[8:11] dmask:0xf dim:2D
image_sample v[0:3], [v4, s5], s[0:7], s[8:11] dmask:0xf dim:2D
v_mov_b32 v0.l, v1
v_add_f16 v0.L, v1.l, v2.l
v_add_f16 v0.lo, v1.l, v2.l
v_cmp_eq_f32 s[0:1], v0, v1
v_cndmask_b32 v0, v1, v2, vcc
v_cndmask_b32 v0, v1, v2, s[2:3]
s_mov_b32 exec, s0
s_mov_b64 exec_lo, s[0:1]
v_add_f32 null, v0, v1
v_add_f32_e32 v0, v1, s0
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.5
v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,2]
s_delay_alu instid0(VALU_DEP_1), instid1(VALU_DEP_1)
s_delay_alu VALU_DEP_1
s_barrier_signal s0
s_sendmsg_rtn_b64 s[0:1], MSG_RTN_GET_REALTIME
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_REALTIM)
s_load_b32 s0, s[2:3], 4 offset:8
global_load_b32 v0, v[1:2]
global_load_b32 v0, v[1:2], s[2:3]
global_load_b32 v0, v1, null
global_load_b32 v0, v1, off
ds_load_b32 v0, v1, v2
ds_load_b64 v[0:1], v2 offset0:1
buffer_load_b32 v0, v1, s[0:3], null idxen offen
lds_param_load v0, attr33.x
lds_param_load v0, attr0
lds_direct_load v0, m0
v_interp_p10_f32 v0, v1, v2
v_interp_p10_f32 v0, v1, v2, v3 wait_exp:8
exp mrt0 v0, v1, v2
exp mrt8 v0, v1, v2, v3
