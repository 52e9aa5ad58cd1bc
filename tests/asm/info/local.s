// A local function of another section is its section's symbol and an addend.
	.text
	s_nop 0
f:
	s_endpgm
	.amdgpu_info f
		.amdgpu_flags 0
	.end_amdgpu_info
