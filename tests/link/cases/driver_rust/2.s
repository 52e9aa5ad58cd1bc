.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	two
	.data
two:	.quad	1
