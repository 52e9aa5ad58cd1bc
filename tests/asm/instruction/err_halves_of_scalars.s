// Only VGPRs have halves. Registers of all files may be written with one, and are no symbols.
s_mov_b32 s0, s1.l
s_mov_b32 s1.h, 0
s_mov_b32 s0, ttmp1.h
s_mov_b32 s0, s[1].l
s_mov_b32 s0, -s1.l
v_mov_b32 v0, s1.h
v_mov_b32 v0, a1.l
v_mov_b32 v0, v1.h.l
s_mov_b32 s0, s999.l
v_rcp_f32_e64 v0, |s1.l|
v_rcp_f32_e64 v0, -abs
