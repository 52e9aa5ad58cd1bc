// llvm-mc measures distances between labels for few operands.
a:	.long	1
b:	.set	four, b - a
	global_load_dword v0, v1, s[0:1] offset:b-a
	s_waitcnt four
	s_load_dword s0, s[2:3], four
	v_mov_b32 v[b-a], 0
	v_add_f32 v0, v1, v2 mul:four
