// LLVM 14: the registers are counted for wavefronts of 32, but the bit is 0, and so is that of
// forward progress.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1010+xnack"
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 9
.end_amdhsa_kernel
