v_add_f64_dpp v[0:1], v[2:3], v[4:5] quad_perm:[0,1,2,3]
v_mul_lo_u32 v0, v1, v2 row_xmask:2
v_min_u64 v[0:1], 1, v[2:3] row_share:1
v_cvt_u32_f64 v202, s[2:3] row_share:1
v_fma_f64 v[0:1], v[0:1], v[0:1], v[2:3] row_newbcast:1
