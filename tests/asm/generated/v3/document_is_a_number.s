	.amdgpu_metadata
5
.end_amdgpu_metadata
