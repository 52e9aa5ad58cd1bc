// Symbols in instructions: branches, literals, relocations; ones that are set, before and after.
first:
	s_branch first
	s_branch last
	s_cbranch_scc0 1f
1:	s_cbranch_execz 1b
	s_call_b64 s[0:1], last
	s_cbranch_i_fork s[2:3], first
	s_branch .
	s_branch 4
	s_branch -4
	s_branch 1+1
	s_branch (first)
	.set four, 4
	s_branch four
	s_mov_b32 s0, four
	.set late, 5
	s_mov_b32 s0, late
	s_mov_b32 s0, outside
	s_mov_b32 s0, outside+4
	s_mov_b32 s0, outside@rel32@lo+4
	s_mov_b32 s0, outside@rel32@hi+12
	s_mov_b32 s0, outside@gotpcrel32@lo+4
	s_mov_b32 s0, outside@gotpcrel32@hi+12
	s_mov_b32 s0, outside@abs32@lo
	v_mov_b32 v0, outside@abs32@hi
	v_add_f32 v0, outside, v1
	s_add_u32 s0, outside, s1
	s_cmp_eq_u32 s0, last
	v_mov_b32 v0, last-first
	s_mov_b32 s1, last-outside2
outside2:
	v_add_u32 v0, first, v1
	s_mov_b32 s0, "a name"
	.p2align 4
last:	s_endpgm
	.section .text.more,"ax"
	s_add_u32 s0, s0, last@rel32@lo+4
	s_branch more
more:	s_getpc_b64 s[4:5]
