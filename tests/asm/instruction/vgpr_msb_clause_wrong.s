	.amdgpu_vgpr_msb auto
	v_mov_b32 v300, v0
	s_clause 0
again:
	global_load_b32 v301, v[2:3], off
