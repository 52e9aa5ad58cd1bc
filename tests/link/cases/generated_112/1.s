.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.protected g3
	.protected g7
	.hidden g4
	.weak weak_elsewhere
	number = 208821
	.globl wide_number
	wide_number = 0x123456789abc
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 23
	.long 3
	.cfi_endproc
	.section .note.yours,"a",@note
	.p2align 2
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 761
	.section .rodata.z,"a",@progbits
	.p2align 1
.Ll0_0:
	.weak g5
	.type g5,@object
g5:
	.size g5, 61
	.section readonly_nothing,"a",@nobits
.Ll0_1:
	.zero 65
