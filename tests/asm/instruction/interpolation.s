// Interpolation: attributes and their values.
v_interp_p1_f32 v0, v1, attr0.x
v_interp_p1_f32_e32 v0, v1, attr0.x
v_interp_p1_f32_e64 v0, v1, attr0.x
v_interp_p1_f32 v0, v1, attr31.w
v_interp_p1_f32 v0, v1, attr32.w
v_interp_p1_f32 v0, v1, attr00.x
v_interp_p1_f32 v0, -v1, attr0.x
v_interp_p1_f32_e64 v0, -v1, attr0.x
v_interp_p1_f32_e64 v0, |v1|, attr0.x clamp mul:2
v_interp_p1_f32 v0, v1, attr0.x clamp mul:2
v_interp_mov_f32 v0, p10, attr0.x
v_interp_mov_f32 v0, p20, attr0.x
v_interp_mov_f32 v0, p0, attr0.x
v_interp_mov_f32_e64 v0, p10, attr0.x
v_interp_mov_f32_e64 v0, p0, attr0.x clamp mul:4
v_interp_p2_f32 v0, v1, attr0.x
v_interp_p2_f32_e64 v0, v1, attr3.y
v_interp_p1ll_f16 v0, v1, attr0.x
v_interp_p1ll_f16 v0, v1, attr0.x high
v_interp_p1ll_f16 v0, v1, attr0.x nohigh
v_interp_p1ll_f16 v0, v1, attr0.x high clamp mul:2
v_interp_p1ll_f16 v0, -v1, attr0.x
v_interp_p1ll_f16_e64 v0, |v1|, attr0.x
v_interp_p1lv_f16 v0, v1, attr0.x, v2
v_interp_p1lv_f16 v0, -v1, attr0.x, |v2|
v_interp_p1lv_f16 v0, v1, attr0.x, v2 high clamp mul:2
v_interp_p2_f16 v0, v1, attr0.x, v2
v_interp_p2_f16 v0, -v1, attr0.x, -|v2| high clamp
v_interp_p2_f16 v0, v1, attr0.x, v2 op_sel:[0,0,0,1]
v_interp_p2_legacy_f16 v0, v1, attr0.x, v2 high clamp
v_interp_p2_f16 v0, v1, attr0.x, v2 op_sel:[1]
v_interp_p2_f16 v0, v1, attr0.x, v2 op_sel:[0,1]
v_interp_p2_f16 v0, v1, attr0.x, v2 op_sel:[0,0,1]
v_interp_p2_f16 v0, v1, attr0.x, v2 op_sel:[1,1]
v_interp_p2_f16 v0, v1, attr0.x, v2 op_sel:[1,1,1]
v_interp_p2_f16 v0, v1, attr0.x, v2 op_sel:[1,1,1,1]
v_interp_p2_f16 v0, v1, attr0.x, v2 high op_sel:[0,0,0,1]
v_interp_p2_f16 v0, v1, attr0.x, v2 high clamp op_sel:[0,0,0,1]
