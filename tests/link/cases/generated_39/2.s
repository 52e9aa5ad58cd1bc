.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.internal g6
	.hidden g1
	.protected g8
	.protected g4
	.weak weak_elsewhere
	number = 910305
	.section .tdata,"awT",@progbits
	.p2align 2
	.type t1,@object
	.globl t1
t1:
	.long 4
	.comm c1,1,2
	.data
	.quad c1
	.comm g3,68,3
	.data
	.quad g3
	.section .rodata.cst4,"aM",@progbits,4
s1_20:
	.zero 4, 3
	.zero 4, 2
	.zero 4, 0
	.zero 4, 1
	.zero 4, 2
	.section .sbss,"aw",@nobits
	.p2align 12
.Ll1_0:
	.globl g11
	.type g11,@object
g11:
	.size g11, 43
	.zero 60
	.section .fini_array,"aw",@fini_array
l1_1:
	.globl g1
g1:
	.globl g5
g5:
	.size g5, 12
	.long 194
	.quad 165
	.quad 154
	.long l1_1@rel32@hi
	.section .init_array.101,"aw",@init_array
l1_2:
	.quad l1_1+4
	.long l1_4 - .
	.quad g8@abs64
	.quad 138
	.section code,"ax",@progbits
.Ll1_3:
	.weak g2
g2:
	.globl g7
	.type g7,@function
g7:
	.size g7, 6
	.globl g10
g10:
	.section .text.f,"ax",@progbits
	.p2align 8
l1_4:
	.long .Ll1_0@rel32@lo-8
	.long 137
	.long l1_1 - .
	.section .bss,"aw",@nobits
l1_5:
	.zero 45
