// A tensor goes to LDS, though it is no vector memory.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
.text
.p2align 8
.globl k
k:
	tensor_load_to_lds s[0:3], s[4:11]
	s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 12
.end_amdhsa_kernel
