v_ceil_f64_dpp v[0:1], v[2:3] row_mirror
v_cvt_f64_i32_dpp v[0:1], v2 row_shl:1
v_ceil_f64_dpp v[0:1], v[3:4] row_newbcast:1
v_mov_b32_dpp v0, v1 row_newbcast:16
v_add_f32_dpp v0, v[2:3], v4 row_mirror
