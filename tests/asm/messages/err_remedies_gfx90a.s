global_load_dword v0, v[2:3], off sc0
global_load_dword v0, v[2:3], off nt
global_load_dwordx2 v[1:2], v3, s[0:1]
v_mfma_f32_4x4x1f32 a[1:4], v0, v1, a[0:3]
image_load v[5:6], v[0:1], s[0:7] dmask:0x3 unorm
v_add_u32 v1, vcc, v2, v3
v_mov_b32 v0, v1 row_share:1
v_mov_b32 v0, v1 dpp8:[0,1,2,3,4,5,6,7]
image_load v[4:5], v[0:1], s[0:7] dmask:0x3 unorm tfe
v_dot4_i32_i8 v0, v1, v2, v3 op_sel:[0,0,0] op_sel_hi:[1,1,1]
