.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.protected g3
	.protected g11
	.internal g9
	.protected g2
	.protected g7
	.hidden g4
	.weak weak_elsewhere
	number = 1045744
	.section .note.mine,"a",@note
	.p2align 3
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 139
	.section .gone,"e",@progbits
	.long 1
	.addrsig
	.section .note.GNU-stack,"",@progbits
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.long 3
	.cfi_endproc
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 24
	.long 3
	.cfi_endproc
	.section .text.o2_0,"ax",@progbits
o2_0:
	.long 7
	.section ordered,"ao",@progbits,.text.o2_0
	.long 39
	.section .bss,"aw",@nobits
l2_0:
	.weak g2
	.type g2,@function
g2:
	.size g2, 15
	.globl g10
	.type g10,@notype
g10:
	.size g10, 63
	.zero 58
	.section .text.unlikely,"ax",@progbits
	.p2align 0
l2_1:
	.section .lbss,"aw",@nobits
	.p2align 1
l2_2:
	.weak g11
	.type g11,@object
g11:
	.size g11, 60
	.zero 70
