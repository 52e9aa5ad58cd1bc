// Names of other generations, and what is said of them.
v_add_u32 v0, v1, v2
v_addc_co_u32 v0, vcc, v1, v2, vcc
global_atomic_max_f64 v[0:1], v[2:3], off
global_load_b32 v0, v[2:3], off
s_wait_loadcnt 0
v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5
