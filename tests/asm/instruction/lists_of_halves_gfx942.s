// To llvm-mc low halves follow each other, and high ones, and the list is of whole registers.
v_mov_b64 v[0:1], [v0.l,v1.l]
v_mov_b64 [v0.h,v1.h], v[2:3]
s_mov_b64 s[0:1], [s0.h,s1.h]
v_add_f32 v0, v1, [v2]
v_add_f32 v0, v1, [[v2]]
// A number that begins with a dot, where a word may be.
v_mov_b32_sdwa v0, v1 src0_sel:.0
