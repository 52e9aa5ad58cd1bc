.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.internal g8
	.protected g10
	.weak weak_elsewhere
	number = 73703
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 19
	.long 3
	.cfi_endproc
	.comm c0,31,0
	.data
	.quad c0
	.comm c1,68,5
	.data
	.quad c1
	.section .note.mine,"a",@note
	.p2align 2
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 349
	.section .debug_str,"MS",@progbits,1
s1_23:
	.asciz "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
	.asciz "hello"
	.asciz "kernel"
	.asciz "a"
	.asciz "a"
	.section code,"ax",@progbits
	.p2align 4
l1_0:
	.globl g2
g2:
	.size g2, 51
	.globl g7
g7:
	.size g7, 54
	.section .text.f,"ax",@progbits
.Ll1_1:
	.globl g8
g8:
	.section .text.unlikely,"ax",@progbits
	.p2align 1
.Ll1_2:
	.long 22
	.p2align 4
	.long .Ll1_2@gotpcrel+4
	.section .interp,"a",@progbits
l1_3:
	.quad .Ll1_5@rel64
	.long g5@gotpcrel32@lo+4
	.section both,"awx",@progbits
	.p2align 13
l1_4:
	.weak g3
g3:
	.section .bss,"aw",@nobits
.Ll1_5:
	.zero 55
	.section .ctors,"aw",@progbits
	.p2align 13
.Ll1_6:
	.weak g6
	.type g6,@notype
g6:
	.size g6, 2
	.long g11@gotpcrel+4
	.section .other,"",@progbits
	.p2align 0
.Ll1_7:
	.quad number
	.byte 169
