// What messages of err_renamed.s name.
s_load_dword s0, s[0:1], 0
ds_read_b32 v0, v1
v_add_u32 v0, v1, v2
v_add_u32_e64 v0, v1, v2
v_addc_co_u32 v0, vcc, v1, v2, vcc
v_min_f32_sdwa v0, v1, v2 src0_sel:DWORD src1_sel:DWORD
global_load_short_d16_hi v0, v[2:3], off
image_atomic_add v0, v1, s[0:7] dmask:1
exp mrt0 v0, v0, v0, v0
