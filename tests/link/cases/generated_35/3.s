.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.hidden g11
	.hidden g5
	.hidden g7
	.protected g10
	.hidden g8
	.weak weak_elsewhere
	number = 959037
	.section .text.o2_0,"ax",@progbits
o2_0:
	.long 7
	.section .text.o2_1,"ax",@progbits
o2_1:
	.long 7
	.section ordered,"ao",@progbits,.text.o2_1
	.long 98
	.section ordered,"ao",@progbits,.text.o2_0
	.long 78
	.section .rodata.str1.1,"aMS",@progbits,1
s2_19:
	.asciz ""
	.asciz "kernel"
	.asciz "lo"
	.asciz "hello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello world"
	.asciz "hello"
	.section .init_array.7,"aw",@init_array
	.p2align 0
l2_0:
	.globl g4
g4:
	.long g5@gotpcrel+4
	.quad 181
	.p2align 6
	.section .text.f,"ax",@progbits
l2_1:
	.globl g1
	.type g1,@notype
g1:
	.size g1, 56
	.weak g3
g3:
	.long 189
	.section .ctors,"aw",@progbits
l2_2:
	.globl g6
	.type g6,@object
g6:
	.long 140
	.section .debug_ranges,"",@progbits
.Ll2_3:
	.long 174
	.quad 55
	.quad l2_4
	.section .jcr,"aw",@progbits
l2_4:
	.weak g11
g11:
	.size g11, 55
	.long l2_2@gotpcrel32@lo+4
	.quad s2_19
	.section constants,"a",@progbits
l2_5:
