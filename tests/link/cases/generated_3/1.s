.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.internal g8
	.hidden g6
	.protected g0
	.hidden g1
	.protected g2
	.protected g10
	.weak weak_elsewhere
	.internal weak_elsewhere
	number = 442761
	.section .text.o0_0,"ax",@progbits
o0_0:
	.long 7
	.section .text.o0_1,"ax",@progbits
o0_1:
	.long 7
	.section ordered,"ao",@progbits,.text.o0_1
	.long 61
	.section ordered,"ao",@progbits,.text.o0_0
	.long 11
	.amdgpu_lds lds0, 128, 16
	.section .rodata.str1.1,"aMS",@progbits,1
	.p2align 2
s0_22:
	.asciz "hello"
	.section .note.yours,"a",@note
	.p2align 2
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 386
	.section writable,"aw",@progbits
l0_0:
	.long g11@gotpcrel+4
	.quad l0_4 - .
	.section .preinit_array,"aw",@preinit_array
	.p2align 2
l0_1:
	.globl g11
	.type g11,@notype
g11:
	.size g11, 13
	.byte 69
	.quad g6@rel64
	.long .Ll0_5@rel32@lo+12
	.quad g1
	.section .rodata,"a",@progbits
	.p2align 8
l0_2:
	.weak g4
g4:
	.globl g9
g9:
	.size g9, 7
	.section .rodata.z,"a",@progbits
l0_3:
	.quad 151
	.long 93
	.section .init_array,"aw",@init_array
	.p2align 8
l0_4:
	.weak g1
	.type g1,@object
g1:
	.size g1, 3
	.weak g5
g5:
	.size g5, 28
	.weak g10
g10:
	.size g10, 23
	.long 26
	.quad 172
	.quad 43
	.section constants,"a",@progbits
	.p2align 3
.Ll0_5:
	.weak g0
	.type g0,@function
g0:
	.section readonly_nothing,"a",@nobits
l0_6:
	.zero 24
	.section .debug_ranges,"",@progbits
	.p2align 2
l0_7:
	.quad g10
	.p2align 4
