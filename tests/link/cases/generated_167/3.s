.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.hidden g8
	.hidden g10
	.hidden g4
	.internal g1
	.protected g6
	.weak weak_elsewhere
	number = 563682
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.long 3
	.cfi_endproc
	.section .gone,"e",@progbits
	.long 1
	.addrsig
	.section .note.GNU-stack,"",@progbits
	.section .stab,"",@progbits
.Ll2_0:
	.quad elsewhere-8
	.quad 162
	.quad g0-8
	.p2align 6
	.section .bss,"aw",@nobits
.Ll2_1:
	.zero 0
	.section .sbss,"aw",@nobits
l2_2:
	.zero 49
	.section .ctors,"aw",@progbits
	.p2align 0
l2_3:
	.globl g9
	.type g9,@object
g9:
	.size g9, 0
	.quad __init_array_start@abs64
	.long g0@gotpcrel+4
	.section .rodata,"a",@progbits
	.p2align 3
.Ll2_4:
	.quad 3
	.long g8@gotpcrel+4
	.quad 119
	.byte 85
	.section .text.f,"ax",@progbits
	.p2align 4
.Ll2_5:
	.p2align 6
	.p2align 0
	.long .Ll2_5 - .
	.long 114
	.section .jcr,"aw",@progbits
.Ll2_6:
