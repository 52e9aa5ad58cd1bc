// Names that other generations have, in any case and with suffixes.
s_load_b32 s0, s[0:1], 0
ds_load_b32 v0, v1
v_add_nc_u32 v0, v1, v2
V_ADD_NC_U32_e64 v0, v1, v2
v_add_co_ci_u32 v0, vcc, v1, v2, vcc
v_addc_u32 v0, vcc, v1, v2, vcc
v_min_num_f32_sdwa v0, v1, v2
global_load_d16_hi_b16 v0, v[2:3], off
image_atomic_add_uint v0, v1, s[0:7]
export mrt0 v0, v0, v0, v0
// This processor lacks them under any name.
global_atomic_fmax_x2 v[0:1], v[2:3], off
v_dot2acc_f32_f16 v0, v1, v2
// Other generations lack these, too.
v_add_nc_u33 v0, v1, v2
v_add_nc v0, v1, v2
