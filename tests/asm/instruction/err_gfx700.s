// GFX7: what it lacks, or bounds otherwise than later processors.
s_load_dword s1, s[2:3], 0x100000000
s_load_dword s1, s[2:3], -1
s_load_dword s1, s[2:3], 0.5
s_load_dword s1, s[2:3], here
s_load_dword s1, s[2:3], s4 offset:4
s_load_dword s1, s[2:3], 4 glc
s_load_dword s1, s[2:3], 4 slc
s_load_dword s1, s[2:3], scc
s_store_dword s1, s[2:3], 4
s_memrealtime s[2:3]
s_endpgm_saved
s_mov_b32 s104, 0
s_mov_b32 s0, ttmp12
s_mov_b32 s0, xnack_mask_lo
s_mov_b32 s0, src_shared_base
s_mov_b32 s0, null
s_waitcnt vmcnt(16)
s_waitcnt lgkmcnt(16)
s_getreg_b32 s1, hwreg(HW_REG_SH_MEM_BASES)
s_sendmsg sendmsg(MSG_SAVEWAVE)
v_add_u32 v1, vcc, v2, v3
v_add_i32 v1, v2, v3
v_addc_co_u32 v1, vcc, v2, v3, vcc
v_add_co_u32_e32 v1, vcc, v2, v3
v_add_co_u32 v1, vcc, v2, s3
v_subrev_co_u32 v1, vcc, lds_direct, v3
v_lshlrev_b64 v[0:1], v2, v[2:3]
v_mov_b32_dpp v1, v2 quad_perm:[0,1,2,3]
v_mov_b32_sdwa v1, v2
v_readlane_b32_e64 s1, v2, s3
v_readlane_b32 m0, v2, s3
v_writelane_b32 v1, s2, s3
v_add_f32_e64 v1, 0.15915494, v2
v_mul_f64 v[0:1], 0.15915494309189532, v[2:3]
v_cvt_f32_f16_e64 v1, 1.0
v_mad_f32 v1, v2, v3, 0x1234
v_mad_i32_i24 v1, v2, v3, v4 clamp
v_cvt_u32_f32 v1, v2 clamp
v_div_scale_f32 v1, vcc, v2, v3, v4 clamp
v_add_f16 v1, v2, v3
v_interp_p1_f32_e64 v1, v2, attr0.x
v_interp_p1_f32 v1, v2, attr0.x clamp
flat_load_dword v1, v[2:3] offset:4
flat_load_dword v[1:2], v[2:3] tfe
flat_atomic_min_f64 v[2:3], v[4:5]
global_load_dword v1, v[2:3], off
buffer_load_dword v1, v[2:3], s[4:7], s8 offset:4 addr64
buffer_load_dword v1, v[2:3], s[4:7], s8 offen addr64
buffer_load_dword v1, v2, s[4:7], s8 addr64
buffer_load_dword v1, off, s[4:7], s8 dlc
buffer_wbinvl1_sc
tbuffer_load_format_x v1, off, s[4:7], s8 format:[BUF_NUM_FORMAT_RESERVED_6]
image_load v[0:3], v[4:7], s[8:15] dmask:0xf r128 glc
image_load v[0:3], v[4:7], s[8:15] dmask:0xf a16
image_load v[0:3], v[4:7], s[8:15] dmask:0xf d16
image_load v[0:3], v[4:7], s[8:15] dmask:0xf tfe
image_load v[0:3], v[4:7], s[8:11] dmask:0xf r128
image_gather4h v[0:3], v[4:7], s[8:15], s[4:7] dmask:0x1
ds_add_f32 v1, v2
ds_swizzle_b32 v1, v2 offset:swizzle(FFT, 1)
exp pos4 v1, v2, v3, v4
exp prim v1, v2, v3, v4
exp mrt0 v1, v2, v3, v4 row_en
