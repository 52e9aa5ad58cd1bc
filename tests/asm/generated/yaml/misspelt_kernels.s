.amdgpu_metadata
amdhsa.ernels:   	[&1, 2]
.end_amdgpu_metadata
