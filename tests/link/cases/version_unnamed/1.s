.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	first, second, third, fourth, with_star, outside
	.text
first:	.long	0
second:	.long	1
third:	.long	second@gotpcrel32@lo+4
fourth:	.long	_end@gotpcrel32@lo+4
with_star: .long outside@gotpcrel32@lo+4
	.weak	weak
weak:	.long	2
