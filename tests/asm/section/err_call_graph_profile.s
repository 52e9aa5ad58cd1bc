.cg_profile a, b
.cg_profile a, b, -1
.cg_profile a, b, c
.cg_profile a b, 1
.cg_profile a, b, 1 2
