.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	one
	.data
one:	.quad	1
