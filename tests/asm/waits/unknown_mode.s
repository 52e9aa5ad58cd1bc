	.amdgpu_waits on
	.amdgpu_waits
	.amdgpu_waits off, check
