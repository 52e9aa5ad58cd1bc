exp mrt0 v0, v1, v2, v3
image_load v0, v[0:1], s[0:7]
s_wait_samplecnt 0
v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7] index_key:1
s_mov_b32 s0, lit64(0x123456789a)
global_load_b32 v0, v[2:3], off scale_offset
flat_load_b32 v0, v1, v[2:3]
v_pk_add_f32 v[0:1], s[2:3], v[4:5]
tensor_load_to_lds v[0:3], s[4:11]
v_cvt_pk_fp8_f16 v0, s0 row_share:1
v_min_i64 v[0:1], v[2:3], v[4:5] quad_perm:[0,1,2,3]
v_mul_lo_u32 v0, v1, v2 row_share:2
v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[0:15], v[0:15], v[0:7], lds_direct, v1
v_dual_add_f32 v0, |1.0|, v1 :: v_dual_mov_b32 v3, v2
