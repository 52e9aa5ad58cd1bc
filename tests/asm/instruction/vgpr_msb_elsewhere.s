	v_mov_b32 v256, v1
	.amdgpu_vgpr_msb off
	.amdgpu_vgpr_msb auto
	v_mov_b32 v255, v1
