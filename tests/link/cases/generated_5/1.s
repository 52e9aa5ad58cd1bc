.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.protected g8
	.hidden g3
	.protected g0
	.hidden g5
	.weak weak_elsewhere
	number = 412885
	.section .text.o0_0,"ax",@progbits
o0_0:
	.long 7
	.section ordered,"ao",@progbits,.text.o0_0
	.long 33
	.section ordered,"ao",@progbits,0
	.long 38
	.section .rodata.cst4,"aM",@progbits,4
s0_15:
	.zero 4, 2
	.zero 4, 2
	.zero 4, 2
	.section .tdata,"awT",@progbits
	.p2align 0
	.type t0,@object
	.globl t0
t0:
	.long 4
	.section .tbss,"awT",@nobits
tb0:
	.zero 2
	.data
	.quad t0+0x100
	.type own_t0,@tls_object
	.section .tdata,"awT",@progbits
own_t0:
	.long 8
	.data
	.quad own_t0
	.section odd-name,"a",@progbits
l0_0:
	.globl g6
	.type g6,@notype
g6:
	.size g6, 25
	.section .debug_ranges,"",@progbits
l0_1:
	.quad number
	.quad number
	.long 53
	.section .rodata1,"a",@progbits
	.p2align 8
.Ll0_2:
	.globl g2
	.type g2,@notype
g2:
	.globl g4
g4:
	.size g4, 10
	.weak g7
	.type g7,@notype
g7:
	.size g7, 61
	.globl g8
g8:
	.size g8, 51
	.globl g11
	.type g11,@notype
g11:
	.size g11, 32
	.long 14
	.byte 8
	.quad 53
