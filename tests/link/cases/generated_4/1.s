.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.protected g0
	.protected g10
	.internal g9
	.protected g3
	.hidden g1
	.weak weak_elsewhere
	number = 988262
	.section .rodata.str4.4,"aMS",@progbits,4
s0_9:
	.long 108, 111, 0
	.long 0
	.long 107, 101, 114, 110, 101, 0
	.long 116, 104, 101, 32, 113, 0
	.section .comment,"MS",@progbits,1
	.asciz "a"
	.asciz "kernel"
	.asciz "world"
	.asciz "hello"
	.asciz "a"
	.section .bss.rel.ro,"aw",@nobits
.Ll0_0:
	.globl g5
g5:
	.globl g8
	.type g8,@object
g8:
	.weak g11
	.type g11,@notype
g11:
	.zero 9
	.section .gcc_except_table.a,"a",@progbits
	.p2align 3
l0_1:
	.globl g0
	.type g0,@object
g0:
	.size g0, 20
	.p2align 3
	.long l0_2@rel32@hi+4
	.section .sbss,"aw",@nobits
l0_2:
	.globl g1
	.type g1,@function
g1:
	.size g1, 7
	.globl g9
g9:
	.zero 19
	.section .text.f,"ax",@progbits
l0_3:
	.weak g4
	.type g4,@function
g4:
	.size g4, 4
	.section .init_array.7,"aw",@init_array
l0_4:
	.quad 166
	.quad 51
