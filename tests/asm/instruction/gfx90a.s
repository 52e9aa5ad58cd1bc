// What gfx90a has and gfx900 lacks.
v_fmac_f64 v[0:1], v[2:3], v[4:5]
v_fmac_f64_e64 v[0:1], -v[2:3], |v[4:5]| clamp mul:2
v_fmac_f64 v[0:1], 1.0, v[4:5]
v_fmac_f64 v[0:1], 500, v[4:5]
v_mul_legacy_f32 v0, s1, -v2
v_dot2c_f32_f16 v0, v1, v2
v_dot2c_f32_f16 v0, 1.0, v2
v_dot2c_f32_f16 v0, 0x3c003c00, v2
v_dot2c_f32_f16_e64 v0, -v1, |v2|
v_dot4c_i32_i8 v0, v1, v2
v_dot4c_i32_i8_e64 v0, v1, s2 clamp
v_pk_fmac_f16 v0, v1, v2
v_xnor_b32 v0, v1, v2
v_add_f64 v[0:1], v[2:3], v[254:255]
s_load_dword s0, s[2:3], 0 glc
