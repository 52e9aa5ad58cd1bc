.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.protected g3
	.protected g11
	.internal g9
	.protected g2
	.protected g7
	.hidden g4
	.weak weak_elsewhere
	number = 208072
	.comm c0,31,5
	.data
	.quad c0
	.comm g3,32,2
	.data
	.quad g3
	.section .gone,"e",@progbits
	.long 1
	.addrsig
	.section .note.GNU-stack,"",@progbits
	.amdgpu_lds lds0, 64, 16
	.section .init_array,"aw",@init_array
	.p2align 2
l3_0:
	.globl g6
	.type g6,@object
g6:
	.globl g8
g8:
	.quad number
	.byte 129
	.section .init_array.7,"aw",@init_array
l3_1:
	.section .rodata,"a",@progbits
	.p2align 2
l3_2:
	.globl g4
g4:
	.long 127
	.long 120
	.long 82
	.section .dtors.3,"aw",@progbits
l3_3:
	.weak g0
g0:
	.size g0, 1
	.quad l3_4@abs64
	.byte 109
	.quad g11@abs64
	.section code,"ax",@progbits
	.p2align 0
l3_4:
	.long 78
	.long g8@gotpcrel32@lo+4
	.long 63
	.long 80
	.section .interp,"a",@progbits
l3_5:
	.section .preinit_array,"aw",@preinit_array
	.p2align 0
l3_6:
	.weak g9
	.type g9,@object
g9:
	.size g9, 15
	.quad g7@rel64
