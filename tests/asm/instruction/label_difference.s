// llvm-mc measures distances between labels for these.
a:	.long	1
b:	.long	1
	.set	four, b - a
	v_mov_b32_dpp v0, v1 row_shl:b-a
	v_mov_b32_dpp v0, v1 quad_perm:[(b-a)/4,a-a,1,2]
	s_set_gpr_idx_on s0, four
	s_set_gpr_idx_mode b-a
	s_mov_b32 s0, b-a
