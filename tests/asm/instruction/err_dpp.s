// What DPP refuses, and what llvm-mc takes without writing it.
v_mov_b32_dpp v0, v1
v_mov_b32_dpp v0, s1 row_mirror
v_mov_b32_dpp v0, 1 row_mirror
v_mov_b32_dpp v0, v1 row_shl:0
v_mov_b32_dpp v0, v1 row_shl:16
v_mov_b32_dpp v0, v1 wave_shl:2
v_mov_b32_dpp v0, v1 row_bcast:16
v_mov_b32_dpp v0, v1 row_newbcast:1
v_mov_b32_dpp v0, v1 row_share:1
v_mov_b32_dpp v0, v1 row_shl
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2]
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,4]
v_mov_b32_dpp v0, v1 row_mirror bound_ctrl:2
v_mov_b32_dpp v0, v1 row_mirror bank_mask:1 row_mask:1
v_mov_b32_dpp v0, v1 row_mirror row_mask:0x1f
v_add_f32 v0, v1, v2 row_mirror clamp
v_add_f32_e32 v0, v1, v2 row_mirror
v_cmp_eq_f32_dpp vcc, v1, v2 row_mirror
v_mov_b32_e64_dpp v0, v1 row_mirror
v_ceil_f64_dpp v[0:1], v[2:3] row_mirror
v_ceil_f64_dpp v[0:1], v2 row_mirror
v_ldexp_f16_dpp v0, v1, sext(v2) row_mirror
