// A processor whose instructions have no rows yet.
s_endpgm
v_mov_b32 v0, v1
