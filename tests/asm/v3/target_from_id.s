// A feature that a target ID of version 3 does not name is off.
.amdgcn_target "amdgcn-amd-amdhsa--gfx906+sram-ecc"
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 9
.end_amdhsa_kernel
