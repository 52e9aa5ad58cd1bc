// Version 3 adds the number; later versions name a symbol, which has to be global.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.set	number, 8
	.globl	named
	.set	named, 8
	.long	number@rel32@lo, named@rel32@lo
