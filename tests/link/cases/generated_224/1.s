.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.internal g3
	.hidden g6
	.internal g4
	.protected g2
	.weak weak_elsewhere
	number = 59491
	.comm c0,42,2
	.data
	.quad c0
	.comm c1,63,0
	.data
	.quad c1
	.section .rodata,"a",@progbits
	.p2align 4
l0_0:
	.globl g4
	.type g4,@function
g4:
	.size g4, 42
	.globl g8
	.type g8,@notype
g8:
	.size g8, 37
	.quad g8@rel64
	.long g4@rel32@lo+4
	.long l0_0@gotpcrel+4
	.section nothing,"aw",@nobits
.Ll0_1:
	.globl g1
	.type g1,@function
g1:
	.size g1, 3
	.zero 43
