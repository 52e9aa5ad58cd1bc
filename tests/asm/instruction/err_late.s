// Numbers that are set too late, and distances that are none.
s_mov_b32 s0, late
s_branch late
s_mov_b32 s0, -outside
v_mov_b32 v0, late+3
.set late, 5
