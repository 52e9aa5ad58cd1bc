// What .amdgpu_info becomes: the vector of section 4 of the facts on LLVM 23 (PR 192384).
	.amdgpu_lds lq, 128, 16
	.amdgpu_info ka
		.amdgpu_flags 3
		.amdgpu_num_sgpr 33
		.amdgpu_num_vgpr 32
		.amdgpu_private_segment_size 0
		.amdgpu_use lq
		.amdgpu_call hb
		.amdgpu_indirect_call "vi"
	.end_amdgpu_info
