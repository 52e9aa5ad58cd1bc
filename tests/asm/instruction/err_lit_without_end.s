v_mov_b32 v0, lit(v1
v_add_co_u32 v0, s[16:17], v1, lit(exec_lo
s_mov_b32 s0, lit(5
