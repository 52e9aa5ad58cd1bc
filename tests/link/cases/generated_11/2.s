.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.hidden g10
	.hidden g9
	.hidden g2
	.internal g0
	.hidden g1
	.protected g8
	.weak weak_elsewhere
	number = 93249
	.section .tdata,"awT",@progbits
	.p2align 2
	.type t1,@object
	.globl t1
t1:
	.long 4
	.section .tbss,"awT",@nobits
tb1:
	.zero 3
	.section .lbss,"aw",@nobits
	.p2align 12
l1_0:
	.globl g1
g1:
	.zero 10
	.section .bss.x,"aw",@nobits
	.p2align 1
.Ll1_1:
	.zero 32
	.section .debug_loc,"",@progbits
l1_2:
	.quad number
	.quad l1_3-8
	.section constants,"a",@progbits
	.p2align 1
l1_3:
	.quad number
	.long g5@gotpcrel32@hi+12
	.p2align 3
	.section .fini_array,"aw",@fini_array
l1_4:
	.globl g0
	.type g0,@function
g0:
	.size g0, 32
	.globl g3
g3:
	.quad 56
	.section .data.x,"aw",@progbits
l1_5:
	.globl g7
	.type g7,@function
g7:
	.size g7, 5
	.section .preinit_array,"aw",@preinit_array
l1_6:
	.long 115
	.quad number
