// Pairs, which GFX9 does not have.
v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5
v_dual_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7] :: v_dual_mov_b32 v8, v9
v_dual_add_nc_u32 v0, v1, v2
v_dual_and_b32 v0, v1, v2
v_mov_b32 v0, v1 :: v_mov_b32 v2, v3
v_mov_b32 v0, vcc_lo :: v_mov_b32 v2, v3
v_mov_b32 v0, sym :: v_mov_b32 v2, v3
v_mov_b32 v0, lds_direct:: v_mov_b32 v2, v3
