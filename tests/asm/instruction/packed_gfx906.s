// Dot products, and multiply-adds that mix sizes.
v_fma_mix_f32 v0, v1, v2, v3
v_dot2_f32_f16 v0, v1, v2, v3
v_dot4_i32_i8 v0, v1, v2, v3 neg_lo:[1,0,0] neg_hi:[1,1,0] clamp
v_dot2_i32_i16 v0, v1, 1.0, v2 op_sel:[1,0,0] op_sel_hi:[0,0,0]
