.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.hidden g11
	.protected g0
	.hidden g5
	.hidden g7
	.protected g10
	.hidden g8
	.weak weak_elsewhere
	number = 15896
	.globl wide_number
	wide_number = 0x123456789abc
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 37
	.long 3
	.cfi_endproc
	.section .jcr,"aw",@progbits
l0_0:
	.globl g5
g5:
	.long .Ll0_6 - .
	.p2align 2
	.quad g2+4
	.p2align 6
	.section .data.rel.ro,"aw",@progbits
.Ll0_1:
	.byte 97
	.quad g7
	.section .rodata.z,"a",@progbits
.Ll0_2:
	.long 62
	.section readonly_nothing,"a",@nobits
l0_3:
	.weak g8
	.type g8,@function
g8:
	.size g8, 7
	.zero 52
	.section .ctors.65000,"aw",@progbits
	.p2align 0
l0_4:
	.globl g2
g2:
	.globl g9
	.type g9,@notype
g9:
	.size g9, 31
	.long 37
	.long g1@gotpcrel+4
	.quad l0_3@rel64
	.byte 178
	.section .rodata1,"a",@progbits
	.p2align 8
l0_5:
	.weak g7
	.type g7,@notype
g7:
	.size g7, 25
	.long 139
	.long g0@rel32@hi
	.section nothing,"aw",@nobits
	.p2align 13
.Ll0_6:
	.zero 79
