// DPP of 64 bits, which gfx1251 alone of GFX12.5 has: one lane of each row.
v_add_f64_dpp v[0:1], v[2:3], v[4:5] row_share:1
v_add_f64_e64_dpp v[0:1], v[2:3], s[2:3] row_share:15 bound_ctrl:1
v_fma_f64 v[0:1], v[2:3], -v[4:5], s[4:5] row_share:1 row_mask:0x3
v_mov_b64 v[0:1], v[2:3] row_share:2
v_min_u64 v[0:1], v[2:3], v[4:5] row_share:2
v_mul_lo_u32 v0, v1, v2 row_share:2
