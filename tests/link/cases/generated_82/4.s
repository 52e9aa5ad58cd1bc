.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.protected g7
	.hidden g1
	.hidden g5
	.protected g11
	.internal g0
	.weak weak_elsewhere
	.internal weak_elsewhere
	number = 681903
	.section .text.shared0,"axG",@progbits,shared0,comdat
	.weak shared0
shared0:
	.long 8
	.data
	.quad shared0
	.comm c1,27,5
	.data
	.quad c1
	.comm c0,13,3
	.data
	.quad c0
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 24
	.long 3
	.cfi_endproc
	.section .text.o3_0,"ax",@progbits
o3_0:
	.long 7
	.section .text.o3_1,"ax",@progbits
o3_1:
	.long 7
	.section ordered,"ao",@progbits,.text.o3_1
	.long 79
	.section ordered,"ao",@progbits,.text.o3_0
	.long 63
	.section .init_array,"aw",@init_array
	.p2align 13
.Ll3_0:
	.quad g5 - .
	.quad g5
	.quad number
	.quad 95
	.section .interp,"a",@progbits
l3_1:
	.globl g5
	.type g5,@function
g5:
	.size g5, 59
	.globl g6
	.type g6,@object
g6:
	.long 87
	.quad 46
	.section .debug_loc,"",@progbits
l3_2:
	.long g11
	.p2align 2
	.quad 127
