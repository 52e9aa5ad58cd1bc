.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.protected g3
	.hidden g6
	.internal g0
	.protected g4
	.weak weak_elsewhere
	number = 459968
	.section .bss.rel.ro,"aw",@nobits
	.p2align 4
l1_0:
	.globl g7
g7:
	.size g7, 55
	.globl g10
	.type g10,@function
g10:
	.weak g2
	.type g2,@object
g2:
	.zero 14
	.section .rodata,"a",@progbits
.Ll1_1:
	.globl g5
	.type g5,@object
g5:
	.globl g0
g0:
	.quad g0 - .
	.quad 51
	.section .lbss,"aw",@nobits
	.p2align 13
l1_2:
	.globl g4
	.type g4,@function
g4:
	.size g4, 41
	.zero 40
