.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.protected g7
	.hidden g1
	.hidden g5
	.protected g11
	.internal g0
	.weak weak_elsewhere
	number = 792792
	.section .ctors.65000,"aw",@progbits
l2_0:
	.quad 173
	.long 188
	.long 148
	.p2align 0
	.section .got,"aw",@progbits
	.p2align 1
l2_1:
	.globl g2
	.type g2,@object
g2:
	.byte 49
	.long 88
	.quad 183
	.section .bss.x,"aw",@nobits
.Ll2_2:
	.zero 81
	.section .init_array.101,"aw",@init_array
	.p2align 13
l2_3:
	.weak g9
g9:
	.size g9, 10
	.byte 32
	.long .Ll2_6@gotpcrel32@hi+12
	.p2align 6
	.byte 43
	.section odd-name,"a",@progbits
	.p2align 0
l2_4:
	.section .preinit_array,"aw",@preinit_array
.Ll2_5:
	.section .gcc_except_table.a,"a",@progbits
.Ll2_6:
	.p2align 4
	.long 136
	.byte 92
	.p2align 6
	.section .interp,"a",@progbits
	.p2align 12
l2_7:
	.quad 107
	.byte 193
	.quad number
	.byte 192
	.section .bss.rel.ro,"aw",@nobits
l2_8:
	.zero 30
