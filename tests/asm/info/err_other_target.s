// The target is missed from the first line on: what needs one is not complained of, and not made.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
.amdgpu_info h
	.amdgpu_flags 1
	.amdgpu_use 1
.end_amdgpu_info
