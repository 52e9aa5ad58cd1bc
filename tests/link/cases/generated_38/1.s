.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.internal g9
	.hidden g1
	.hidden g8
	.protected g7
	.protected g2
	.weak weak_elsewhere
	.protected weak_elsewhere
	number = 501787
	.section .data,"aw",@progbits
l0_0:
	.weak g2
g2:
	.size g2, 4
	.quad g7
	.section .bss.x,"aw",@nobits
.Ll0_1:
	.zero 69
	.section .text.f,"ax",@progbits
l0_2:
	.section .init_array,"aw",@init_array
	.p2align 2
l0_3:
	.byte 173
	.quad 50
	.quad g1
	.long g8 - .
	.section .fini_array,"aw",@fini_array
	.p2align 2
l0_4:
	.globl g11
g11:
	.quad number
	.quad 178
	.quad 66
	.section nothing,"aw",@nobits
l0_5:
	.weak g3
	.type g3,@object
g3:
	.size g3, 51
	.zero 72
	.section both,"awx",@progbits
l0_6:
	.long 71
	.long 170
	.p2align 2
	.quad l0_4 - .
