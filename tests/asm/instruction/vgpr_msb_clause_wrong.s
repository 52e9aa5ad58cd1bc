	.amdgpu_vgpr_msb auto
	v_mov_b32 v300, v0
	s_clause 0
again:
	global_load_b32 v301, v[2:3], off
	s_branch again
	v_mov_b32 v300, v0
	s_clause 0
	.set there, .
	v_mov_b32 v300, v0
	s_clause 0
	.p2align 4
	global_load_b32 v1, v[2:3], off
	.amdgpu_vgpr_msb off
