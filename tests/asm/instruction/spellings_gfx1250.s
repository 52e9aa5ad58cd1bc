// What GFX12.5 alone has, or writes otherwise than GFX12.
v_mov_b64 v[0:1], v[2:3]
v_fmamk_f64 v[0:1], v[2:3], 0x40590000123456, v[4:5]
v_pk_add_f32 v[0:1], v[2:3], v[4:5]
v_pk_fma_bf16 v0, v1, v2, v3
v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7] matrix_a_reuse
v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:39], v[40:47]
v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v32 index_key:1
v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v2
tensor_load_to_lds s[0:3], s[4:11]
tensor_load_to_lds s[0:3], s[4:11], s[12:15], s[16:19]
global_load_async_to_lds_b128 v0, v[2:3], off offset:64
global_store_async_from_lds_b32 v[2:3], v0, off
cluster_load_b32 v0, v[2:3], off
global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
flat_load_b32 v0, v1, s[2:3] scale_offset
global_load_b32 v0, v1, s[2:3] scale_offset nv
s_load_b32 s0, s[2:3], 0x10 nv
s_mov_b64 s[0:1], lit64(0x123456789abcdef0)
s_wait_asynccnt 0x0
s_wait_tensorcnt 0x1
s_wait_xcnt 0x0
s_set_vgpr_msb 0x41
s_get_pc_i64 s[0:1]
s_add_pc_i64 s[0:1]
s_barrier_signal -3
s_monitor_sleep 1
ds_load_tr16_b128 v[0:3], v4
s_mov_b32 s0, src_flat_scratch_base_lo
s_getreg_b32 s0, hwreg(HW_REG_WAVE_MODE)
s_endpgm
// Transposed loads by their names of GFX12.
global_load_tr_b64 v[108:109], v[200:201], off
global_load_tr_b128 v[108:111], v[200:201], off
// What only this generation has of these: a clamp of fp8, a half of bf16, the table of bitop3 beside lanes.
v_cvt_f32_fp8_e64 v151, v163 byte_sel:1 clamp
v_cvt_pk_fp8_f32 v170, 32768, -2 clamp
v_cvt_sr_fp8_f32 v124, v16, v199 byte_sel:1 clamp
v_cvt_f32_bf16 v57, v1 op_sel:[1,0]
v_bitop3_b16 v243, v249, vcc_lo, v146 bitop3:253 row_mirror
v_bitop3_b32 v1, v2, v3, v4 bitop3:0x4d dpp8:[7,6,5,4,3,2,1,0]
// One literal for operands of 16 and 32 bits.
v_cvt_sr_fp8_f16 v29, -17, -17
