.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	main
main:	.long	one@gotpcrel32@lo+4
