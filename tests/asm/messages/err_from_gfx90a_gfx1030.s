// What people write who come from another generation: each message says what to write.
v_add_u32_e32 v0, v1, v2
v_add_co_u32_e32 v0, vcc, v1, v2
v_cndmask_b32_e32 v0, v1, v2, vcc
v_cndmask_b32_e64 v0, v1, v2, s[0:1]
v_mac_f32_e32 v0, v1, v2
v_mad_f16 v0, v1, v2, v3
v_mad_legacy_f32 v0, v1, v2, v3
v_mov_b32_dpp v0, v1 row_bcast:15 row_mask:0xa bank_mask:0xf
v_mov_b32_dpp v0, v1 row_newbcast:3 row_mask:0xf bank_mask:0xf
v_add_f32_dpp v0, v1, v2 wave_ror:1 row_mask:0xf bank_mask:0xf
v_mov_b64 v[0:1], v[2:3]
v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7]
v_pk_mov_b32 v[0:1], v[2:3], v[4:5]
v_accvgpr_write_b32 a0, v0
v_mfma_f32_16x16x4f32 a[0:3], v0, v1, a[0:3]
v_mfma_f32_32x32x8bf16_1k a[0:15], v[0:1], v[2:3], a[0:15]
v_add_f32 v0, v1, a0
s_store_dword s0, s[2:3], 0x10
s_atomic_add s0, s[2:3], 0x0
s_scratch_load_dword s0, s[2:3], 0x10
s_dcache_wb
s_set_gpr_idx_on s0, gpr_idx(SRC0)
s_getreg_b32 s0, hwreg(HW_REG_XCC_ID)
s_cbranch_g_fork s[0:1], s[2:3]
s_mov_b32 flat_scratch_lo, s0
s_mov_b32 s0, xnack_mask_lo
ds_add_f64 v0, v[2:3]
ds_pk_add_bf16 v0, v1
global_load_dwordx4 v[0:3], v[4:5], off offset:-4096
global_load_dword v0, v[2:3], off sc0 sc1 nt
global_load_dword v0, v[2:3], off scc
global_store_dword v[2:3], v4, off sc1
global_atomic_add_f32 v[2:3], v4, off
global_atomic_add_f64 v[2:3], v[4:5], off
global_atomic_pk_add_f16 v[2:3], v4, off
global_load_lds_dword v[2:3], off
scratch_load_dword v0, v1, s2
buffer_load_dword v0, off, s[0:3], s4 offset:4 lds
buffer_wbinvl1
buffer_wbl2
buffer_inv sc1
buffer_invl2
tbuffer_load_format_x v0, off, s[0:3], dfmt:4, nfmt:7, 0
tbuffer_store_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32_32]
image_load v[0:3], v[4:5], s[0:7] dmask:0xf unorm
image_load v[0:3], v[4:7], s[0:7] dmask:0xf unorm da
v_permlane32_swap_b32 v0, v1
v_exp_legacy_f32 v0, v1
v_screen_partition_4se_b32 v0, v1
v_cvt_f32_bf16 v0, v1
v_cvt_pk_bf16_f32 v0, v1, v2
v_cvt_f32_fp8 v0, v1
s_subvector_loop_begin s0, there+8
s_subvector_loop_end s0, -there
there:
