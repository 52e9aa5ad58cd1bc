.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.hidden g10
	.hidden g9
	.hidden g2
	.internal g0
	.protected g8
	.weak weak_elsewhere
	number = 923089
	.section .note,"a",@note
	.p2align 2
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 539
	.section literals,"aM",@progbits,16
s3_14:
	.zero 16, 2
	.zero 16, 3
	.section literals,"aM",@progbits,16
s3_18:
	.zero 16, 2
	.zero 16, 2
	.zero 16, 3
	.zero 16, 3
	.zero 16, 0
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.long 3
	.cfi_endproc
	.section .stab,"",@progbits
l3_0:
	.byte 31
	.quad number
	.long g10
	.quad number
	.section .rodata.z,"a",@progbits
l3_1:
	.globl g2
	.type g2,@notype
g2:
	.size g2, 33
	.globl g10
g10:
	.section kept,"aR",@progbits
	.p2align 3
l3_2:
	.section .fini_array,"aw",@fini_array
.Ll3_3:
	.long 158
	.long g0 - .
	.section .text.unlikely,"ax",@progbits
l3_4:
	.long 96
	.long 157
	.long weak_elsewhere@gotpcrel32@hi+12
	.p2align 6
	.section .text.f,"ax",@progbits
.Ll3_5:
	.globl g5
	.type g5,@notype
g5:
	.globl g11
g11:
	.size g11, 40
	.long l3_4@gotpcrel32@lo+4
