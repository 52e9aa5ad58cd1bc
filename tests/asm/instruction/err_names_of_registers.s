.set v1, 2
.set v1.l, 3
.set s999, 1
s_waitcnt v2
s_endpgm -v2
s_set_gpr_idx_on s1, s1
s_branch v1
s_branch -v1
s_branch -v1.l
s_branch -s999
s_branch |v1|
