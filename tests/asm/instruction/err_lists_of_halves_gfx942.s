v_mov_b64 v[0:1], [v0.l,v1]
v_mov_b64 v[0:1], [v0,v1.l]
v_mov_b64 v[0:1], [v0.l,v0.h]
v_mov_b64 v[0:1], [v0.h,v1.l]
s_mov_b64 s[0:1], [s0.l,s1]
v_mov_b32 v0, lit(v1)
v_mov_b32_sdwa v0, v1 src0_sel:.5x
