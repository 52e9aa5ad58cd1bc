.amdgpu_metadata
    .max_flat_workgroup_size: 209
    .kind:            normal
	.end_amdgpu_metadata
