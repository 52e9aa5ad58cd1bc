// Facts, section 4, the vector's second block: a typeid "vi" after an indirect call of "vi" adds an entry and no string.
	.amdgpu_info ka
		.amdgpu_flags 3
		.amdgpu_num_sgpr 33
		.amdgpu_num_vgpr 32
		.amdgpu_private_segment_size 0
		.amdgpu_indirect_call "vi"
	.end_amdgpu_info
	.amdgpu_info hb
		.amdgpu_flags 0
		.amdgpu_typeid "vi"
	.end_amdgpu_info
