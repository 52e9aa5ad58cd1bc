// 1024 registers a lane in blocks of 16, named barriers, clusters.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
.rodata
.amdhsa_kernel large
	.amdhsa_next_free_vgpr 300
	.amdhsa_next_free_sgpr 1
	.amdhsa_named_barrier_count 2
	.amdhsa_user_sgpr_count 40
.end_amdhsa_kernel
