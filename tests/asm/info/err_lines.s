	.amdgpu_info 5
	.amdgpu_info f
		.amdgpu_xyz 1
	.end_amdgpu_info
	.amdgpu_info f
		.amdgpu_use
	.end_amdgpu_info
	.amdgpu_info f
		.amdgpu_call 1
	.end_amdgpu_info
	.amdgpu_info f
		.amdgpu_indirect_call vi
	.end_amdgpu_info
	.amdgpu_info f
		.amdgpu_typeid
	.end_amdgpu_info
	.amdgpu_info f
		5
	.end_amdgpu_info
