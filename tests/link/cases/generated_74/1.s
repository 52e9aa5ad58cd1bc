.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.protected g3
	.protected g11
	.hidden g6
	.weak weak_elsewhere
	number = 603762
	.amdgpu_lds lds1, 64, 16
	.section .text.o0_0,"ax",@progbits
o0_0:
	.long 7
	.section ordered,"ao",@progbits,.text.o0_0
	.long 82
	.section .tdata,"awT",@progbits
	.p2align 2
	.type t0,@object
	.globl t0
t0:
	.long 4
	.section .text.shared2,"axG",@progbits,shared2,comdat
	.weak shared2
shared2:
	.long 1
	.data
	.quad shared2
	.section .init_array.101,"aw",@init_array
l0_0:
	.long .Ll0_1@gotpcrel+4
	.long g3 - .
	.section .dtors.3,"aw",@progbits
.Ll0_1:
	.quad g7
	.long l0_2 - .
	.section .data.x,"aw",@progbits
	.p2align 2
l0_2:
	.long l0_3@gotpcrel32@lo+4
	.long l0_5@gotpcrel32@hi+12
	.long number
	.long g7 - .
	.section readonly_nothing,"a",@nobits
l0_3:
	.globl g7
g7:
	.size g7, 45
	.zero 24
	.section .data,"aw",@progbits
	.p2align 4
l0_4:
	.weak g0
g0:
	.globl g2
	.type g2,@notype
g2:
	.size g2, 3
	.section .rodata,"a",@progbits
l0_5:
	.weak g10
	.type g10,@object
g10:
	.size g10, 33
	.globl g11
g11:
	.size g11, 24
