.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.hidden g2
	.hidden g9
	.protected g7
	.protected g0
	.hidden g5
	.protected g10
	.weak weak_elsewhere
	.internal weak_elsewhere
	number = 524490
	.section .text,"ax",@progbits
	.p2align 4
l2_0:
	.long elsewhere@gotpcrel32@lo+4
	.section .rodata,"a",@progbits
	.p2align 2
.Ll2_1:
	.globl g3
g3:
	.size g3, 16
	.quad 121
	.quad number
	.long l2_2@gotpcrel+4
	.section .dtors.3,"aw",@progbits
l2_2:
	.section writable,"aw",@progbits
l2_3:
	.section .rodata1,"a",@progbits
l2_4:
	.long l2_5@rel32@hi+0x100
	.quad 88
	.section constants,"a",@progbits
	.p2align 3
l2_5:
	.globl g5
g5:
	.size g5, 34
	.globl g6
g6:
	.p2align 3
	.quad number
	.long l2_4@gotpcrel32@lo+4
	.section .bss,"aw",@nobits
l2_6:
	.zero 26
