.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	four
	.data
four:	.quad	1
