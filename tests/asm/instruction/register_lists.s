// Lists of registers, which may be of one; where a number is wanted, brackets are those of an expression.
s_mov_b32 s0, [[s1]]
s_mov_b64 s[0:1], [s2, [s3]]
s_mov_b64 s[0:1], [vcc]
s_mov_b64 s[0:1], [[vcc_lo], vcc_hi]
v_add_f32 v0, -[v1], |[v2]|
s_waitcnt [5]
s_endpgm [1]
s_getreg_b32 s0, [1]
ds_swizzle_b32 v0, v1 offset:[4]
