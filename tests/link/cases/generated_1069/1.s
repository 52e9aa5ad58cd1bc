.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.protected g8
	.hidden g6
	.internal g0
	.hidden g2
	.protected g4
	.weak weak_elsewhere
	.internal weak_elsewhere
	number = 352296
	.section readonly_nothing,"a",@nobits
l0_0:
	.weak g3
g3:
	.weak g6
g6:
	.globl g8
	.type g8,@object
g8:
	.weak g11
g11:
	.zero 11
	.section .rodata.z,"a",@progbits
	.p2align 8
l0_1:
	.globl g0
g0:
	.size g0, 2
	.globl g1
g1:
	.size g1, 56
	.quad g3@rel64
