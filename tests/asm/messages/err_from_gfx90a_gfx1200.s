// What people write who come from another generation: each message says what to write.
v_add_u32 v0, vcc, v1, v2
v_add_co_u32_e32 v0, vcc, v1, v2
v_addc_co_u32_e32 v1, vcc, v3, v4, vcc
v_cndmask_b32_e32 v0, v1, v2, vcc
v_cndmask_b32_e64 v0, v1, v2, s[0:1]
v_cmpx_gt_u32 vcc, v0, v1
v_mac_f32_e32 v0, v1, v2
v_mad_f16 v0, v1, v2, v3
v_mad_legacy_f32 v0, v1, v2, v3
v_mov_b32_dpp v0, v1 row_bcast:15 row_mask:0xa bank_mask:0xf
v_mov_b32_dpp v0, v1 row_newbcast:3 row_mask:0xf bank_mask:0xf
v_add_f32_dpp v0, v1, v2 wave_ror:1 row_mask:0xf bank_mask:0xf
v_add_f32_sdwa v0, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
v_mov_b64 v[0:1], v[2:3]
v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7]
v_pk_mov_b32 v[0:1], v[2:3], v[4:5]
v_dot2_i32_i16 v0, v1, v2, v3
v_dot4c_i32_i8 v0, v1, v2
v_dot2c_f32_f16 v0, v1, v2
v_accvgpr_write_b32 a0, v0
v_mfma_f32_16x16x4f32 a[0:3], v0, v1, a[0:3]
v_mfma_f32_32x32x8bf16_1k a[0:15], v[0:1], v[2:3], a[0:15]
v_add_f32 v0, v1, a0
v_mov_b32 v0, src_vccz
s_cmpk_eq_u32 s0, 10
s_load_dwordx4 s[0:3], s[4:5], 0x10 glc
s_store_dword s0, s[2:3], 0x10
s_atomic_add s0, s[2:3], 0x0
s_scratch_load_dword s0, s[2:3], 0x10
s_dcache_wb
s_memtime s[0:1]
s_memrealtime s[0:1]
s_barrier
s_set_gpr_idx_on s0, gpr_idx(SRC0)
s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 0)
s_getreg_b32 s0, hwreg(HW_REG_HW_ID, 8, 4)
s_getreg_b32 s0, hwreg(HW_REG_XCC_ID)
s_cbranch_g_fork s[0:1], s[2:3]
s_mov_b32 flat_scratch_lo, s0
s_mov_b32 s0, xnack_mask_lo
ds_add_f64 v0, v[2:3]
ds_cmpst_rtn_b32 v0, v1, v2, v3
ds_consume v0 gds
ds_gws_init v0 gds
ds_ordered_count v0, v1 gds
global_load_dword v0, v[2:3], off sc0 sc1 nt
global_load_dword v0, v[2:3], off scc
global_store_dword v[2:3], v4, off sc1
global_atomic_add_f64 v[2:3], v[4:5], off
global_load_lds_dword v[2:3], off
buffer_load_dword v0, off, s[0:3], 0
buffer_load_dword v0, off, s[0:3], s4 offset:4 lds
buffer_load_dword v1, s[0:3], 0 offen lds
buffer_wbinvl1
buffer_wbl2
buffer_inv sc1
buffer_invl2
tbuffer_load_format_x v0, off, s[0:3], dfmt:4, nfmt:7, 0
tbuffer_store_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32_32]
image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf
image_sample_l v[0:3], v[4:6], s[0:7], s[8:11] dmask:0xf
image_get_resinfo v[0:3], v4, s[0:7] dmask:0xf
exp mrt0 v0, v1, v2, v3 done vm
exp mrt0 v0, v0, v1, v1 done compr vm
exp param0 v0, v1, v2, v3
exp null off, off, off, off done vm
v_interp_p1_f32 v0, v1, attr0.x
v_interp_p2_f32 v0, v1, attr0.x
v_interp_mov_f32 v0, p0, attr0.x
v_permlane32_swap_b32 v0, v1
v_exp_legacy_f32 v0, v1
v_clrexcp
v_cmp_f_f32 vcc, v0, v1
v_cmp_t_i32 vcc, v0, v1
v_screen_partition_4se_b32 v0, v1
v_cvt_f32_bf16 v0, v1
v_cvt_pk_bf16_f32 v0, v1, v2
