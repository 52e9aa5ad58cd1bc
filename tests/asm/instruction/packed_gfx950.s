// Packed math of dwords, dot products that select no halves.
v_pk_add_f32 v[0:1], v[2:3], 1.0
v_pk_add_f32 v[0:1], v[2:3], 1
v_pk_add_f32 v[0:1], v[2:3], -1
v_pk_add_f32 v[0:1], v[2:3], 0x3f800000
v_pk_add_f32 v[0:1], v[2:3], 0xffffffff
v_pk_add_f32 v[0:1], v[2:3], 0.15915494
v_pk_mov_b32 v[0:1], v[2:3], 1.0
v_pk_mov_b32 v[0:1], v[2:3], 0x3f800000
v_pk_mov_b32 v[0:1], v[2:3], 0xffffffff
v_pk_mov_b32 v[0:1], v[2:3], 0.15915494
v_pk_mov_b32 v[0:1], v[2:3], s[2:3]
v_pk_mov_b32 v[0:1], v[2:3], v[4:5] op_sel:[1,0] op_sel_hi:[0,0] neg_lo:[1,1]
v_pk_mov_b32 v[0:1], v[2:3], v[4:5] clamp
v_pk_add_f32 v[0:1], v[2:3], v[4:5] clamp
v_pk_add_u16 v0, v1, 0xffffffff
v_pk_add_u16 v0, v1, -1
v_pk_add_u16 v0, v1, 0.5
v_pk_add_u16 v0, v1, 0.15915494
v_pk_add_u16 v0, v1, 0x3f800000
v_pk_add_f16 v0, v1, 0.15915494
v_dot2_i32_i16 v0, v1, 1.0, v2
v_dot4_i32_i8 v0, v1, v2, v3 neg_lo:[1,0,0] neg_hi:[1,1,0] clamp
v_fma_mix_f32 v0, v1, v2, |1.0|
