// Interpolation: attributes and their values. Refused.
v_interp_p1_f32 v0, v1, attr63.w
v_interp_p1_f32 v0, v1, attr64.w
v_interp_p1_f32 v0, v1, attr0
v_interp_p1_f32 v0, v1, attr0.q
v_interp_p1_f32 v0, v1, attr.x
v_interp_p1_f32 v0, v1, attr0.xy
v_interp_p1_f32 v0, v1, attr-1.x
v_interp_p1_f32 v0, v1, ATTR0.X
v_interp_p1_f32 v0, v1, attr0. x
v_interp_p1_f32 v0, v1, attr0 .x
v_interp_p1_f32 v0, v1, attr[0].x
v_interp_p1_f32 v0, s1, attr0.x
v_interp_p1_f32 v0, v1, attr0.x high
v_interp_p1_f32 v0, v1, 0
v_interp_p1_f32 v0, v1, foo
v_interp_p1_f32 v0, attr0.x
v_interp_mov_f32 v0, P0, attr0.x
v_interp_mov_f32 v0, p1, attr0.x
v_interp_mov_f32 v0, 0, attr0.x
v_interp_mov_f32 v0, invalid_param_3, attr0.x
v_interp_mov_f32 v0, v1, attr0.x
v_interp_mov_f32_e64 v0, -p0, attr0.x
v_interp_p1ll_f16_e32 v0, v1, attr0.x
v_interp_p2_f16 v0, v1, attr0.x, v2 mul:2
v_interp_p2_legacy_f16 v0, v1, attr0.x, v2 op_sel:[0,0,0,1]
v_interp_p1lv_f16 v0, 1.0, attr0.x, v2
v_interp_p1lv_f16 v0, v1, attr0.x, s2
v_interp_p1lv_f16 v0, lds_direct, attr0.x, v2
v_interp_p2_f16 v0, v1, attr0.x, v2 op_sel:[0,0,0,1] high
v_interp_p2_f16 v0, v1, attr0.x, v2 clamp high
v_interp_p1ll_f16 v0, v1, attr0.x clamp high
v_interp_p1ll_f16 v0, v1, attr0.x mul:2 clamp
v_interp_p1ll_f16 v0, v1, attr0.x clamp mul:2 high
v_interp_p1_f32 v0, v1, s5
v_interp_p1_f32 v0, v1, v[0:1]
v_interp_p1_f32 v0, v1, attr0.x, v3
v_interp_p1_f32 v0, v1
v_interp_p1_f32_e32 v0, -v1, attr0.x
v_interp_p1_f32 v0, attr0.x, attr0.x
v_interp_p1_f32 attr0.x, v0, attr0.x
v_interp_mov_f32 v0, v1, p10
