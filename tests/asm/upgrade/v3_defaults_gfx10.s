// LLVM 14 counted VGPRs for wavefronts of 32, then said that they have 64.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1010+xnack"
.rodata
.p2align 6
.amdhsa_kernel counted
	.amdhsa_next_free_vgpr 8 + 1 // nine
	.amdhsa_next_free_sgpr 9
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel said
	.amdhsa_wavefront_size32 1
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 9
	.amdhsa_forward_progress 1
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel plain
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 9
.end_amdhsa_kernel
