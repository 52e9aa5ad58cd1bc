.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.hidden g6
	.protected g8
	.protected g1
	.protected g0
	.hidden g5
	.weak weak_elsewhere
	number = 611308
	.amdgpu_lds lds0, 128, 16
	.comm g3,64,3
	.data
	.quad g3
	.comm c1,54,0
	.data
	.quad c1
	.section .gone,"e",@progbits
	.long 1
	.addrsig
	.section .note.GNU-stack,"",@progbits
	.section .rodata1,"a",@progbits
l2_0:
	.long l2_1@rel32@lo
	.section .interp,"a",@progbits
l2_1:
	.quad number
	.long 125
	.quad number
	.section .sdata,"aw",@progbits
.Ll2_2:
	.weak g0
g0:
	.globl g1
g1:
	.size g1, 43
	.quad g5
	.byte 33
	.quad elsewhere@abs64
	.long 3
	.section .debug_ranges,"",@progbits
l2_3:
	.p2align 8
	.byte 166
	.long g1
	.section kept,"aR",@progbits
l2_4:
	.globl g5
g5:
	.size g5, 0
	.p2align 8
	.quad 36
	.long g10@gotpcrel32@lo+4
	.section .text.unlikely,"ax",@progbits
l2_5:
	.long 187
	.quad l2_1 - .
	.long 103
	.long 31
