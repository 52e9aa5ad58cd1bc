.amdgcn_target "amdgcn-amd-amdhsa--gfx90a+xnack+sram-ecc"
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 9
	.amdhsa_accum_offset 8
.end_amdhsa_kernel
