// What people write who come from another generation: each message says what to write.
s_wait_loadcnt 0x0
s_wait_loadcnt_dscnt 0x0
s_wait_kmcnt 0x0
s_wait_expcnt 0
s_wait_alu 0xfffe
s_barrier_signal -1
s_barrier_signal_isfirst -1
s_prefetch_data s[0:1], 0, null, 0
s_load_u8 s0, s[2:3], 0
s_load_b96 s[0:2], s[4:5], 0
s_load_b32 s0, s[2:3], 0 th:TH_LOAD_NT
s_load_b32 s0, s[2:3], 0 scope:SCOPE_DEV
s_load_b32 s0, s[2:3], -0x800001
s_add_nc_u64 s[0:1], s[2:3], s[4:5]
s_alloc_vgpr 64
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_SE_AID_ID)
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES_LO)
s_getreg_b32 s0, hwreg(HW_REG_STATE_PRIV)
v_minimum_f32 v0, v1, v2
v_maximum3_f32 v0, v1, v2, v3
v_add_f64_e32 v[0:1], v[2:3], v[4:5]
v_permlane16_var_b32 v0, v1, v2
v_cvt_f32_fp8 v0, v1 byte_sel:1
v_s_exp_f32 s0, s1
v_dot4_f32_fp8_bf8 v0, v1, v2, v3
v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[0:7]
v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20
v_dual_max_num_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5
global_load_b32 v0, v[2:3], off offset:8388607
global_load_b32 v0, v[2:3], off nv
global_atomic_add_u32 v0, v[2:3], v4, off
global_atomic_cond_sub_u32 v0, v[2:3], v4, off th:TH_ATOMIC_RETURN
global_atomic_ordered_add_b64 v[0:1], v[2:3], v[4:5], off th:TH_ATOMIC_RETURN
global_atomic_pk_add_bf16 v[2:3], v4, off
global_load_block v[0:31], v[4:5], off
global_wb scope:SCOPE_SYS
flat_load_b32 v0, v[2:3] offset:-4
buffer_load_b32 v0, v1, s[0:3], null offen offset:8388607
ds_cond_sub_u32 v0, v1
ds_pk_add_f16 v0, v1
ds_param_load v0, attr0.x wait_va_vdst:0 wait_vm_vsrc:0
image_sample v[0:3], [v4, v5, v6], s[0:7], s[8:11] dmask:0xf dim:2D
export mrt0 v0, v1, v2, v3 done
s_cmp_lt_f32 s0, s1
s_sext_i64 s[0:1], s[2:3]
v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7]
v_bitop3_b32 v0, v1, v2, v3 bitop3:1
v_prng_b32 v0, v1
s_waitcnt vscnt(0)
s_waitcnt loadcnt(0)
s_waitcnt storecnt(0) 
s_waitcnt vmcnt(64)
s_waitcnt_vscnt 0
tbuffer_load_format_x v0, off, s[0:3], dfmt:4, nfmt:7, 0
tbuffer_load_format_x v0, off, s[0:3], format:[BUF_FMT_32_FLOAT], 0
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_FMT_32_FLOATS]
v_mov_b32_dpp v0, v1 dpp8:[1,0,3,2,5,4,7,6] row_mask:0xf
v_mov_b32_dpp v0, v1 dpp8:[1,0,3,2,5,4,7,6] bound_ctrl:1
v_add_f32_sdwa v0, v1, v2 dst_sel:DWORD
v_add_f32 v0, v1, v2 dst_sel:DWORD
v_add_f32 v0, v1, v2 src0_sel:WORD_1
v_mul_f32 v0, v1, v2 :: v_add_f32 v3, v4, v5
v_dual_mul_f32 v0, v1, v2 :: v_add_f32 v3, v4, v5
v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4
v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5, v6
v_dual_mul_f32 v0, v1, v2 : v_dual_add_f32 v3, v4, v5
v_dual_mul_f32 v0, v1, v2 ::
v_dual_mul_f32 v0, v1, v2 :: v_dual_nothing v3, v4, v5
v_dual_mul_f64 v[0:1], v[2:3], v[4:5] :: v_dual_add_f32 v3, v4, v5
v_dual_mul_f32 v0, 1.5, v2 :: v_dual_add_f32 v3, 3.5, v5
v_dual_mul_f32 v0, v1, v2 clamp :: v_dual_add_f32 v3, v4, v5
v_dual_cndmask_b32 v0, v1, v2, vcc_lo :: v_dual_add_f32 v3, v4, v5
v_dual_mul_f32 v0, s0, v2 :: v_dual_fmac_f32 v3, s2, v6
image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf dim:2D_ARRAY
image_sample v[0:3], [v4, v5], s[0:7], s[8:11] dmask:0xf dim:2D_ARRAY
image_load v0, [v4, v5], s[0:7] dmask:0xf dim:2D
image_load v[0:3], [v4, v5], s[0:7] dmask:0xf dim:2D a16
image_sample v[0:3], [v4, v5], s[0:7], s[8:11] dmask:0xf dim:2D da
image_sample v[0:3], [v4 v5], s[0:7], s[8:11] dmask:0xf dim:2D
image_sample v[0:3], [v4, s5], s[0:7], s[8:11] dmask:0xf dim:2D
image_sample v[0:3], v4, v5, s[0:7], s[8:11] dmask:0xf dim:2D
image_sample v[0:3], [v4, v5], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_4D
v_mov_b32 v0.l, v1
v_mov_b16 v0, v1
v_mov_b16 v0.l, v1
v_add_f16 v0.L, v1.l, v2.l
v_add_f16 v0.lo, v1.l, v2.l
v_add_f16_e32 v200.l, v1.l, v2.l
v_cmp_eq_f32 s[0:1], v0, v1
v_cndmask_b32 v0, v1, v2, vcc
v_cndmask_b32 v0, v1, v2, s[2:3]
s_mov_b32 exec, s0
s_mov_b64 exec_lo, s[0:1]
v_add_f32 null, v0, v1
v_add_f32_dpp v0, s1, v2 row_shr:1
v_add_f32_e64_dpp v0, v1, s2 row_shr:1
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.5
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] clamp
v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,2]
s_delay_alu instid0(VALU_DEP_1), instid1(VALU_DEP_1)
s_delay_alu VALU_DEP_1
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
lds_param_load v0, attr0.x wait_va_vdst:1
exp mrt0 v0, v1, v2
exp mrt8 v0, v1, v2, v3
