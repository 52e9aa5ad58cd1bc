	.amdgpu_info f
		.amdgpu_num_sgpr 0x100000000
	.end_amdgpu_info
	.amdgpu_info g
		.amdgpu_num_sgpr 1, 2
	.end_amdgpu_info
	.amdgpu_info h
		.amdgpu_flags 1
		.amdgpu_flags 1
	.end_amdgpu_info
	.amdgpu_info i
		.amdgpu_flags 1
	.end_amdgpu_info
	.amdgpu_info i
		.amdgpu_flags 1
	.end_amdgpu_info
	.amdgpu_info j
		.amdgpu_num_vgpr later
	.end_amdgpu_info
	.amdgpu_info k
	.end_amdgpu_info
	.amdgpu_info l
		.amdgpu_wave_size 32
	.end_amdgpu_info
	.amdgpu_info m
		.amdgpu_typeid "v\000i"
	.end_amdgpu_info
	.amdgpu_info n, o
