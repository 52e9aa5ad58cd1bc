	v_dual_add_f32 v300, v1, v2 :: v_dual_mul_f32 v5, v6, v7
	v_dual_fma_f32 v0, v300, v1, v2 :: v_dual_fma_f32 v1, v301, v258, v3
	v_wmma_scale_f32_16x16x128_f8f6f4 v[16:23], v[0:15], v[32:47], v[16:23], v300, v2
	v_wmma_ld_scale_paired_b32 v1, v256
	v_mov_b32 v1024, v1
	v_mov_b64 v[0:1], v[1023:1024]
	v_mov_b32 v[0:1], v300
	s_branch 4
	s_cbranch_scc0 here+8
here:
	s_cbranch_scc0 here
	s_clause 1
	.long 0
	global_load_b32 v300, v[0:1], off
	s_clause 1
there:
	global_load_b32 v600, v[0:1], off
	.amdgpu_vgpr_msb on
	.amdgpu_vgpr_msb off
	v_mov_b32 v256, v1
	global_store_b128 v[0:1], v[255:258], off
	s_branch 4
