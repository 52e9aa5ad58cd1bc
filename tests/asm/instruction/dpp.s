// DPP: each lane reads another one.
v_nop row_mirror
v_nop_dpp quad_perm:[1,2,3,0] row_mask:0 bank_mask:1 bound_ctrl:0
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3]
v_mov_b32_dpp v0, v1 quad_perm:[3, 1+1, 1, 0] row_mask:0xa bank_mask:0x5
v_mov_b32 v0, v1 row_shl:1
v_mov_b32 v0, v1 row_shr:15 bound_ctrl:1
v_mov_b32 v0, v1 row_ror:8
v_mov_b32 v0, v1 wave_shl:1
v_mov_b32 v0, v1 wave_rol:1
v_mov_b32 v0, v1 wave_shr:1
v_mov_b32 v0, v1 wave_ror:1
v_mov_b32 v0, v1 row_half_mirror
v_mov_b32 v0, v1 row_bcast:15 row_mask:0xa
v_mov_b32 v0, v1, row_bcast:31
v_add_f32 v0, -v1, |v2| row_mirror
v_add_u32_dpp v0, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
v_mac_f32_dpp v0, -v1, v2 row_shr:2
v_ldexp_f16_dpp v0, -v1, v2 row_mirror
v_cndmask_b32_dpp v0, -v1, v2, vcc row_mirror
v_add_co_u32_dpp v0, vcc, v1, v2 row_shr:1
v_addc_co_u32_dpp v0, vcc, v1, v2, vcc row_shr:1 bound_ctrl:0
v_cvt_f64_i32_dpp v[0:1], v2 row_mirror
v_mov_b32_e32_dpp v0, v1 row_mirror
