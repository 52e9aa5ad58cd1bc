.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.hidden g9
	.protected g7
	.protected g0
	.hidden g5
	.protected g10
	.weak weak_elsewhere
	.protected weak_elsewhere
	number = 669755
	.section .text.o3_0,"ax",@progbits
o3_0:
	.long 7
	.section .text.o3_1,"ax",@progbits
o3_1:
	.long 7
	.section ordered,"ao",@progbits,.text.o3_1
	.long 26
	.section ordered,"ao",@progbits,.text.o3_0
	.long 8
	.section .gcc_except_table.a,"a",@progbits
	.p2align 4
l3_0:
	.long l3_2@rel32@hi
	.long 118
	.p2align 0
	.section .init,"ax",@progbits
.Ll3_1:
	.section nothing,"aw",@nobits
	.p2align 0
l3_2:
	.globl g2
g2:
	.size g2, 59
	.zero 86
	.section .bss.rel.ro,"aw",@nobits
l3_3:
	.globl g9
g9:
	.size g9, 57
	.zero 6
	.section .rodata,"a",@progbits
l3_4:
	.p2align 4
	.long l3_3@gotpcrel+4
