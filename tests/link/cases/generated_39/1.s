.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942:xnack-"
	.hidden g1
	.protected g11
	.protected g4
	.internal g2
	.weak weak_elsewhere
	number = 877102
	.globl wide_number
	wide_number = 0x123456789abc
	.section .note.yours,"a",@note
	.p2align 2
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 120
	.amdgpu_lds lds1, 64, 16
	.comm c0,17,0
	.data
	.quad c0
	.comm c1,79,5
	.data
	.quad c1
	.section .text.shared1,"axG",@progbits,shared1,comdat
	.weak shared1
shared1:
	.long 8
	.section .rodata.shared1,"aG",@progbits,shared1,comdat
in_shared1:
	.long 5
	.data
	.quad shared1
	.section .text.unlikely,"ax",@progbits
.Ll0_0:
	.long l0_3@rel32@hi
	.long 26
	.section odd-name,"a",@progbits
.Ll0_1:
	.globl g0
g0:
	.weak g4
	.type g4,@object
g4:
	.size g4, 26
	.globl g8
	.type g8,@object
g8:
	.globl g9
	.type g9,@object
g9:
	.size g9, 12
	.long g10@gotpcrel32@lo+4
	.section .debug_names2,"",@progbits
l0_2:
	.long 84
	.quad number
	.quad number
	.section .got,"aw",@progbits
l0_3:
	.quad l0_4 - .
	.quad 105
	.long weak_elsewhere@gotpcrel32@lo+4
	.p2align 8
	.section .text.f,"ax",@progbits
	.p2align 4
l0_4:
	.p2align 0
	.long .Ll0_1@gotpcrel32@lo+4
	.section code,"ax",@progbits
l0_5:
	.globl g3
	.type g3,@function
g3:
	.globl g6
g6:
	.size g6, 4
