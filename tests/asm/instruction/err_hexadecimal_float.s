v_add_f32 v0, |0x3c0.|, v1
v_add_f32 v0, |-0x1p|, v1
v_add_f32 v0, |0x1.8p0|, v1
