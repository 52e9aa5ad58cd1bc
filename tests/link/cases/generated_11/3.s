.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.hidden g10
	.hidden g9
	.internal g0
	.hidden g1
	.protected g8
	.weak weak_elsewhere
	number = 936338
	.section .preinit_array,"aw",@preinit_array
l2_0:
	.byte 50
	.quad g5
	.section .dtors.3,"aw",@progbits
.Ll2_1:
	.section .other,"",@progbits
	.p2align 4
l2_2:
	.p2align 6
	.p2align 2
	.section .rodata,"a",@progbits
	.p2align 3
l2_3:
	.globl g6
	.type g6,@notype
g6:
	.size g6, 57
	.quad l2_0@rel64
	.quad 118
	.long g0@rel32@hi+0x100
