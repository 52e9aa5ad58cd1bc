	.amdgpu_info f
		.amdgpu_num_vgpr 1
