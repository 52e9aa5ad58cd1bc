// Packed math of dwords, dot products that select no halves. Refused.
v_pk_add_f32 v[0:1], v[2:3], 5.5
v_pk_add_f32 v[0:1], v[2:3], 0.1
v_pk_add_f32 v[0:1], v[2:3], 0x12345678
v_pk_add_f32 v[0:1], v[2:3], 0x123456789
v_pk_add_f32 v[0:1], v[2:3], 1e39
v_pk_mov_b32 v[0:1], v[2:3], 5.5
v_pk_mov_b32 v[0:1], v[2:3], 0x123456789
v_pk_mov_b32 v[0:1], v[2:3], s2
v_pk_add_u16 v0, v1, 0xffff
v_pk_add_u16 v0, v1, 0xfff0
v_pk_add_u16 v0, v1, 0x10000
v_pk_add_u16 v0, v1, 0x123456789
v_pk_add_u16 v0, v1, 0.1
v_pk_add_u16 v0, v1, 1e39
v_pk_add_f16 v0, v1, 0x3f800000
v_pk_add_f16 v0, v1, 0.1
v_pk_add_f16 v0, v1, 1e39
v_pk_add_f16 v0, v1, 1e8
v_pk_add_f16 v0, v1, 0x123456789
v_dot2_i32_i16 v0, v1, 0x3c00, v2
v_dot2_i32_i16 v0, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[0,0,0] neg_lo:[1,0,0] neg_hi:[1,1,0] clamp
v_dot4_i32_i8 v0, v1, v2, v3 op_sel:[0,0,0]
v_dot2_f32_f16 v0, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[0,0,0] neg_lo:[1,0,0] neg_hi:[1,1,0] clamp
