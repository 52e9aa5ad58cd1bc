// Constants of vector instructions: inline ones, literals, floats that are rounded, what negates them.
v_add_f32 v0, neg(1.0), v1
v_add_f32 v0, -|1.0|, v1
v_add_f32 v0, |-1.0|, v1
v_add_f32 v0, neg(1), v1
v_add_f32 v0, neg(5.5), v1
v_add_f32 v0, 5.5, v1
v_add_f32 v0, 0x40b00000, v1
v_add_f32_e64 v0, neg(1.0), v1
v_add_f32_e64 v0, -1.0, v1
v_add_f32_e64 v0, |-1.0|, v1
v_add_f32_e64 v0, -v2, |v1|
v_add_f32 v0, v2, 1.0
v_and_b32 v0, 1.0, v1
v_and_b32 v0, 5.5, v1
v_add_f16 v0, 1.0, v1
v_add_f16 v0, 5.5, v1
v_add_f16 v0, 0x3c00, v1
v_add_u16 v0, 1.0, v1
v_add_u16 v0, 0xffff, v1
v_add_f64 v[0:1], 1.0, v[2:3]
v_ceil_f64 v[0:1], 1.1
v_ceil_f64 v[0:1], 1.5
v_add_f32 v0, 0.15915494, v1
v_add_f32 v0, 0.15915494309189532, v1
v_madak_f32 v0, 1.0, v1, 0x11
v_madak_f32 v0, 0x12, v1, 0x11
v_madak_f32 v0, 0x11, v1, 0x11
v_cndmask_b32_e64 v0, -v1, |v2|, vcc
v_cndmask_b32 v0, 1.0, v2, vcc
v_ldexp_f16_e64 v0, v1, 1.0
v_pack_b32_f16 v0, -v1, |v2| clamp
v_div_scale_f32 v0, vcc, v1, 1.0, v1
v_div_fmas_f32 v0, v1, 1.0, v3 clamp
v_mov_b32 v0, 0x12345
v_lshlrev_b64 v[0:1], v2, 1.0
v_add_u16 v0, 0x3c00, v1
v_add_u16 v0, 0.5, v1
v_add_u16 v0, 5.5, v1
v_add_f16 v0, 0xffff, v1
v_add_f16 v0, 0.15915494, v1
v_add_f16 v0, 0x3118, v1
v_add_f16 v0, neg(5.5), v1
v_add_f16 v0, neg(5), v1
v_add_f16 v0, neg(0x3c00), v1
v_add_f16 v0, |-5|, v1
v_add_f32 v0, |-5|, v1
v_add_f32 v0, neg(-5), v1
v_ceil_f64 v[0:1], neg(5)
v_ceil_f64 v[0:1], neg(1.0)
v_ceil_f64 v[0:1], neg(1.5)
v_ceil_f64 v[0:1], -1.5
v_ceil_f64 v[0:1], 0x3ff0000000000000
v_ceil_f64 v[0:1], 0xbff0000000000000
v_ceil_f64 v[0:1], 0.15915494309189532
v_ceil_f64 v[0:1], 0.15915494
v_ceil_f64 v[0:1], 0xffffffff
v_cvt_f32_i32 v0, 1.0
v_cvt_f32_i32 v0, 0.15915494
v_and_b32 v0, 0x3f800000, v1
v_and_b32 v0, 0xffffffff, v1
v_and_b32 v0, 0xfffffff0, v1
v_add_f32 v0, |lit(100)|, v1
v_add_f32 v0, -|lit(5)|, v1
v_add_f32 v0, lit(|5|), v1
v_add_f64 v[0:1], -|--1.0|, v[2:3]
v_add_f64 v[0:1], |+1.0|, v[2:3]
v_lshlrev_b64 v[0:1], 2, 0x3ff0000000000000
v_add_f32 v0, lit(1.0), v1
v_add_f16 v0, lit(1.0), v1
v_add_u16 v0, lit(1.0), v1
v_readlane_b32 s0, v1, 1.0
v_writelane_b32 v0, 1.0, s1
v_madak_f16 v0, v1, v2, 0x1234
v_madak_f16 v0, v1, v2, 1.5
v_madak_f16 v0, 1.5, v2, 1.5
v_madak_f16 v0, 2.5, v2, 2.5
v_madak_f32 v0, 2.5, v2, 2.5
v_madak_f32 v0, v1, v2, 2.5
v_madmk_f32 v0, v1, 0x1234, v2
v_add_f32 v0, -|v1|, v2
v_add_f32 v0, neg(abs(v1)), v2
v_add_f32 v0, neg(|v1|), v2
v_add_f32 v0, -abs(v1), v2
v_add_f32 v0, |1|, v2
v_add_f32 v0, -1.5, v2
v_add_f32 v0, - 1.5, v2
v_add_f32 v0, -0x10, v2
v_and_b32 v0, -1.5, v2
v_and_b32 v0, - 1.5, v2
v_cvt_pkrtz_f16_f32 v0, s1, 1.0
v_madak_f16 v8, -17, v215, -17
v_madmk_f16 v8, -500, -500, v215
v_madak_f16 v8, 0xffee, v215, 0xffee
v_add_u16 v0, lit(-5), v1
v_add_u16 v0, lit(1.5), v1
s_mov_b32 s0, lit(-5)
v_madmk_f16 v0, v1, lit(-5), v2
s_setreg_imm32_b32 hwreg(1), lit(5)
