.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.hidden g1
	.protected g7
	.protected g2
	.internal g3
	.weak weak_elsewhere
	number = 582069
	.section .comment,"MS",@progbits,1
	.asciz "a"
	.asciz ""
	.asciz "hello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello world"
	.asciz "kernel"
	.section .rodata.cst4,"aM",@progbits,4
s1_13:
	.zero 4, 2
	.zero 4, 1
	.zero 4, 0
	.zero 4, 2
	.comm c1,35,2
	.data
	.quad c1
	.comm g3,68,3
	.data
	.quad g3
	.section .gone,"e",@progbits
	.long 1
	.addrsig
	.section .note.GNU-stack,"",@progbits
	.section .gcc_except_table.a,"a",@progbits
	.p2align 4
l1_0:
	.globl g0
g0:
	.size g0, 53
	.weak g1
g1:
	.globl g4
	.type g4,@function
g4:
	.globl g8
	.type g8,@notype
g8:
	.p2align 0
	.quad g2@rel64
	.long g7 - .
	.section code,"ax",@progbits
	.p2align 4
l1_1:
	.globl g5
	.type g5,@notype
g5:
	.size g5, 2
	.globl g9
	.type g9,@notype
g9:
	.size g9, 40
	.section kept,"aR",@progbits
	.p2align 12
.Ll1_2:
	.globl g6
	.type g6,@object
g6:
	.size g6, 37
	.globl g7
	.type g7,@function
g7:
	.long g8 - .
	.quad .Ll1_2@rel64
	.quad 131
	.quad 71
	.section .stab,"",@progbits
l1_3:
	.long 19
	.quad 32
	.section .rodata,"a",@progbits
	.p2align 0
l1_4:
	.globl g10
g10:
	.size g10, 17
	.long 175
	.long s1_13@gotpcrel+4
	.p2align 0
	.long g9@gotpcrel32@lo+4
