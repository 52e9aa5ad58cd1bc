// A string is stored once. Functions without numbers come after those with numbers: first those with types, then those
// with uses, calls and indirect calls, each once. AGPRs are written where there are some.
	.amdgpu_info d
		.amdgpu_indirect_call "iii"
		.amdgpu_indirect_call "vi"
	.end_amdgpu_info
	.amdgpu_info c
		.amdgpu_call d
		.amdgpu_call d
	.end_amdgpu_info
	.amdgpu_info b
		.amdgpu_use v
	.end_amdgpu_info
	.amdgpu_info a
		.amdgpu_typeid "vi"
	.end_amdgpu_info
	.amdgpu_info k
		.amdgpu_call a
		.amdgpu_num_agpr 5
		.set twice, 2*4
		.amdgpu_num_vgpr twice
		.amdgpu_indirect_call "vl"
		.amdgpu_occupancy 4
	.end_amdgpu_info
	.amdgpu_info "b"
		.amdgpu_call "c"
	.end_amdgpu_info
