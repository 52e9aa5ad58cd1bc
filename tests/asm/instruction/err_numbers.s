// A zero in front leaves no room for a fraction or an exponent; digits that are missing.
v_mov_b32 v0, 00.5
v_mov_b32 v0, 01e1
v_mov_b32 v0, 0e1
v_add_f32 v0, -|0e3|, v1
v_mov_b32 v0, 0xp1
v_mov_b32 v0, 0x1p
v_mov_b32 v0, 1.5+1
v_mov_b32 v0, .5ex
v_add_f32 v0, |08|, v1
