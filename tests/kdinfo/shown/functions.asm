// kdasm -triple=amdgcn-amd-amdhsa -mcpu=gfx900 --amdhsa-code-object-version=6
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 6

	.amdgpu_info ka
		.amdgpu_flags 3
		.amdgpu_num_sgpr 33
		.amdgpu_use lq
		.amdgpu_call f
		.amdgpu_indirect_call "vi"
		.amdgpu_typeid "\"\011"
	.end_amdgpu_info

	// what .amdgpu.info says of f is left out: no directives make it

	// what .amdgpu.info says of .text is left out: no directives make it

	.amdgpu_info "k 2"
...
