// Exponents without digits, names that begin as numbers do, numbers of all bases between bars.
v_mov_b32 v0, 1e
v_mov_b32 v0, 1e+
v_mov_b32 v0, 1.5e-
v_mov_b32 v0, .5E
v_add_f32 v0, -1e, v1
v_add_f32 v0, |1e+|, v1
v_mov_b32 v0, 0x.8p1
v_mov_b32 v0, .5x
v_mov_b32 v0, 07
v_add_f32 v0, |0x12|, v1
v_add_f32 v0, |012|, v1
v_add_f32 v0, |0b11UL|, v1
v_add_f32 v0, -|7u|, v1
v_add_f32 v0, |'a'|, v1
