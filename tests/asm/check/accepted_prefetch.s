// What is fetched ahead, or saved, goes to no register, and not to LDS either.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
.text
.p2align 8
.globl k
k:
	global_prefetch_b8 v0, s[2:3]
	tensor_save s[2:3]
	s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 12
.end_amdhsa_kernel
