// Symbols with the names of registers, where an operand is a number.
.set v1, 2
.set v1.l, 3
.set s999, 1
.set m0, 3
s_waitcnt v1
s_waitcnt v1.l+1
s_sendmsg v1.l
s_getreg_b32 s0, v1
s_endpgm m0
ds_swizzle_b32 v0, v1 offset:v1.l
s_set_gpr_idx_on s1, v1
s_branch 1+v1
