// Names that are like registers with halves, and signs before symbols that are called like changes of registers.
.set abs, 3
.set neg, 4
s_mov_b32 s0, s.l
s_mov_b32 s0, vcc.l
s_mov_b32 s0, ttmp.h
s_mov_b32 s0, s1.l.l
s_mov_b32 s0, s1.l.h
s_mov_b32 s0, s4294967296.l
s_mov_b32 s0, -abs
s_cmov_b64 s[0:1], -neg
v_mov_b32 v0, abs
