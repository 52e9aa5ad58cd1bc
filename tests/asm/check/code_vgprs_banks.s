// What is used is the register that the mode tells; where a call comes back, the mode is 0.
	.text
	.p2align 8
	.type too_few,@function
too_few:
	s_set_vgpr_msb 0x42
	v_mov_b32 v10, v20
	s_set_vgpr_msb 0x4200
	s_endpgm
	.p2align 8
	.type enough,@function
enough:
	s_set_vgpr_msb 0x42
	v_mov_b32 v10, v20
	s_endpgm
	.p2align 8
	.type by_ways,@function
by_ways:
	s_set_vgpr_msb 0x1
	s_cbranch_scc0 1f
	s_set_vgpr_msb 0x100
	v_mov_b32 v1, v2
	s_endpgm
1:
	v_mov_b32 v1, v100
	s_endpgm
	.p2align 8
	.type put_in,@function
	.amdgpu_vgpr_msb auto
put_in:
	v_mov_b32 v1, v300
	s_endpgm
	.rodata
	.p2align 6
	.amdhsa_kernel too_few
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
	.amdhsa_kernel enough
		.amdhsa_next_free_vgpr 533
		.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
	.amdhsa_kernel by_ways
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
	.amdhsa_kernel put_in
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
