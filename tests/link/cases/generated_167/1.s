.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.hidden g8
	.hidden g10
	.hidden g4
	.internal g2
	.internal g1
	.protected g6
	.weak weak_elsewhere
	number = 992965
	.section .text.shared1,"axG",@progbits,shared1,comdat
	.weak shared1
	.hidden shared1
shared1:
	.long 3
	.data
	.quad shared1
	.section .debug_ranges,"",@progbits
	.quad shared1, in_shared1
	.section .note,"a",@note
	.p2align 2
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 578
	.section .ctors,"aw",@progbits
l0_0:
	.globl g6
g6:
	.quad g2
	.long 8
	.long l0_6@rel32@lo-8
	.long g10@rel32@lo-8
	.section .gcc_except_table.a,"a",@progbits
l0_1:
	.globl g0
	.type g0,@object
g0:
	.globl g5
g5:
	.quad 104
	.quad 5
	.section .stab,"",@progbits
	.p2align 4
l0_2:
	.long g9@abs32@hi
	.quad number
	.long 81
	.section constants,"a",@progbits
l0_3:
	.quad l0_3 - .
	.quad 126
	.long l0_6 - .
	.long l0_3@rel32@hi+0x100
	.section .data,"aw",@progbits
	.p2align 3
l0_4:
	.weak g7
	.type g7,@notype
g7:
	.size g7, 0
	.section .rodata1,"a",@progbits
	.p2align 1
l0_5:
	.globl g1
	.type g1,@notype
g1:
	.long l0_6@rel32@lo-8
	.section .init_array.7,"aw",@init_array
l0_6:
	.globl g11
	.type g11,@function
g11:
	.size g11, 20
	.long g2@gotpcrel+4
	.long l0_4@gotpcrel32@hi+12
	.long l0_4 - .
