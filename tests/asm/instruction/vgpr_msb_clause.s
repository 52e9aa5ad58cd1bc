// A label in a clause is reached in mode 0 from in front of it, too: that is set before the clause begins. What is put in front
// of a clause that began without banks is there, too.
	.amdgpu_vgpr_msb auto
	v_mov_b32 v300, v0
	s_clause 1
again:
	global_load_b32 v1, v[2:3], off
	global_load_b32 v301, v[2:3], off
	s_cbranch_scc0 again
	s_endpgm
	.amdgpu_vgpr_msb off
	v_mov_b32 v1, v0
	s_clause 1
	.amdgpu_vgpr_msb auto
	global_load_b32 v300, v[2:3], off
	global_load_b32 v301, v[2:3], off
