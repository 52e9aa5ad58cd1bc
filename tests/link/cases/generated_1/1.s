.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.hidden g4
	.hidden g3
	.internal g9
	.protected g0
	.weak weak_elsewhere
	number = 72405
	.comm c1,12,5
	.data
	.quad c1
	.comm g3,66,0
	.data
	.quad g3
	.section .gone,"e",@progbits
	.long 1
	.addrsig
	.section .note.GNU-stack,"",@progbits
	.section .text.shared0,"axG",@progbits,shared0,comdat
	.weak shared0
	.hidden shared0
shared0:
	.long 6
	.section .rodata.shared0,"aG",@progbits,shared0,comdat
in_shared0:
	.long 5
	.data
	.quad shared0
	.section .got,"aw",@progbits
l0_0:
	.weak g5
g5:
	.size g5, 21
	.p2align 0
	.section .preinit_array,"aw",@preinit_array
l0_1:
	.byte 59
	.quad l0_5
	.p2align 8
	.long g9@gotpcrel32@hi+12
	.section .text,"ax",@progbits
.Ll0_2:
	.globl g7
	.type g7,@object
g7:
	.quad 124
	.section .bss.rel.ro,"aw",@nobits
.Ll0_3:
	.globl g4
	.type g4,@notype
g4:
	.zero 78
	.section .text.unlikely,"ax",@progbits
	.p2align 0
.Ll0_4:
	.long 149
	.section .ctors,"aw",@progbits
	.p2align 1
l0_5:
	.weak g10
g10:
	.long g4@rel32@lo
	.quad 63
	.section .fini_array,"aw",@fini_array
	.p2align 2
.Ll0_6:
	.quad .Ll0_2
	.quad number
