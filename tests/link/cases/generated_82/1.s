.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.protected g7
	.hidden g1
	.hidden g5
	.hidden g9
	.protected g11
	.internal g0
	.weak weak_elsewhere
	number = 896050
	.section .bss.x,"aw",@nobits
	.p2align 13
l0_0:
	.zero 9
	.section .text.unlikely,"ax",@progbits
l0_1:
	.section .debug_info.x,"",@progbits
.Ll0_2:
	.quad number
	.quad g10
	.long g11
	.section .ctors,"aw",@progbits
.Ll0_3:
	.p2align 8
	.quad 174
	.long g8@gotpcrel+4
	.section .bss.rel.ro,"aw",@nobits
l0_4:
	.globl g7
	.type g7,@function
g7:
	.zero 79
	.section writable,"aw",@progbits
	.p2align 13
l0_5:
	.globl g4
g4:
	.long g6@gotpcrel32@hi+12
	.long g11 - .
	.section .ctors.65000,"aw",@progbits
	.p2align 0
l0_6:
	.weak g11
g11:
	.size g11, 18
	.long g2@gotpcrel+4
	.quad 58
