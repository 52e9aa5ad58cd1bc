// Comparisons: VCC, which may be left out, or another mask.
v_cmp_class_f32 s[0:1], v1, 3
v_cmp_class_f32 vcc, -v1, v2
v_cmp_class_f32 vcc, v1, v2
v_cmp_class_f32_e64 vcc, v1, 1.0
v_cmp_eq_f32 vcc, v1, v2 clamp
v_cmp_eq_i16 vcc, 0x1234, v2
v_cmp_eq_u16 vcc, 1.0, v2
v_cmp_eq_u32 exec, v1, v2
v_cmp_eq_u32 s[0:1], v1, v2
v_cmp_eq_u32 v1, v2
v_cmp_eq_u32 vcc, v1, v2
v_cmp_eq_u32_e64 src_scc, v1, v2
v_cmp_eq_u32_e64 src_shared_base, v1, v2
v_cmp_lt_f32 s[0:1], -v1, |v2| clamp
v_cmp_lt_f32 vcc, v1, s2
v_cmp_lt_f32_e64 vcc, v1, v2
v_cmp_lt_f64 vcc, 0.5, v[2:3]
v_cmp_lt_f64 vcc, v[0:1], v[2:3]
v_cmpx_eq_u32 exec, v1, v2
v_cmpx_eq_u32 s[0:1], v1, v2
v_cmpx_eq_u32 v1, v2
v_cmpx_eq_u32 vcc, v1, v2
