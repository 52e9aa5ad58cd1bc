.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.hidden g4
	.hidden g3
	.internal g9
	.internal g1
	.hidden g5
	.protected g0
	.weak weak_elsewhere
	number = 894014
	.section .ctors.65000,"aw",@progbits
l1_0:
	.globl g3
g3:
	.size g3, 32
	.quad number
	.section .text,"ax",@progbits
	.p2align 0
.Ll1_1:
	.globl g8
	.type g8,@function
g8:
	.size g8, 55
	.weak g9
	.type g9,@function
g9:
	.long l1_0@gotpcrel+4
	.long 40
	.long g10@gotpcrel+4
	.section .text.f,"ax",@progbits
	.p2align 1
l1_2:
	.globl g1
g1:
	.size g1, 62
	.long .Ll1_1@gotpcrel32@lo+4
	.quad g0@rel64
	.quad 86
	.quad number
	.section .data,"aw",@progbits
	.p2align 1
.Ll1_3:
	.globl g2
	.type g2,@function
g2:
	.size g2, 18
	.quad g1@rel64
	.section .data.rel.ro.y,"aw",@progbits
	.p2align 1
l1_4:
	.globl g0
	.type g0,@object
g0:
	.globl g6
	.type g6,@object
g6:
	.size g6, 5
	.globl g11
	.type g11,@notype
g11:
	.size g11, 52
	.section readonly_nothing,"a",@nobits
l1_5:
	.zero 5
	.section code,"ax",@progbits
	.p2align 12
l1_6:
	.long l1_2@rel32@hi
	.section .text.unlikely,"ax",@progbits
.Ll1_7:
	.long 75
	.p2align 8
	.long .Ll1_1@rel32@lo+0x100
