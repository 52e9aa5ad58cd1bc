.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.hidden g10
	.hidden g9
	.internal g0
	.hidden g1
	.protected g8
	.weak weak_elsewhere
	number = 416263
	.section .tdata,"awT",@progbits
	.p2align 2
	.type t0,@object
	.globl t0
t0:
	.long 4
	.section .tbss,"awT",@nobits
tb0:
	.zero 4
	.data
	.quad t0
	.type own_t0,@tls_object
	.section .tdata,"awT",@progbits
own_t0:
	.long 8
	.data
	.quad own_t0
	.section .rodata.cst8,"aM",@progbits,8
s0_26:
	.zero 8, 1
	.zero 8, 1
	.section .interp,"a",@progbits
	.p2align 12
l0_0:
	.long g9@gotpcrel32@hi+12
	.section .rodata,"a",@progbits
	.p2align 1
l0_1:
	.section both,"awx",@progbits
l0_2:
	.globl g4
	.type g4,@function
g4:
	.quad 18
	.quad g9
	.section .fini_array,"aw",@fini_array
	.p2align 13
l0_3:
	.quad 147
	.section .init_array.101,"aw",@init_array
	.p2align 12
l0_4:
	.quad 58
	.section readonly_nothing,"a",@nobits
l0_5:
	.zero 31
	.section .dtors.3,"aw",@progbits
l0_6:
	.globl g8
g8:
	.globl g9
g9:
	.size g9, 61
	.long l0_0 - .
	.quad number
	.quad l0_2@rel64
	.byte 157
	.section .gcc_except_table.a,"a",@progbits
	.p2align 3
l0_7:
	.long 68
