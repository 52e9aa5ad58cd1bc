.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	three
	.data
three:	.quad	1
