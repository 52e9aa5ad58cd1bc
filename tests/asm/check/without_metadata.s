// Off in relocatable objects, unless asked for.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.p2align 8
k:
	.long 0xbf810000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
