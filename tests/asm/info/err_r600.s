	.amdgpu_info f
		.amdgpu_num_vgpr 1
	.end_amdgpu_info
