	.amdgpu_metadata
  - 2
	.end_amdgpu_metadata
