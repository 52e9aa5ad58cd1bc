.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.protected g8
	.protected g3
	.weak weak_elsewhere
	.protected weak_elsewhere
	number = 910886
	.amdgpu_lds lds1, 128, 16
	.section .debug_str,"MS",@progbits,1
s2_8:
	.asciz "lo"
	.asciz "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
.text
.globl k2_0
.p2align 8
.type k2_0,@function
k2_0:
	.long 0xbf810000, 96
	.size k2_0, . - k2_0
.rodata
.p2align 6
.amdhsa_kernel k2_0
	.amdhsa_next_free_vgpr 28
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

	.section .text.shared1,"axG",@progbits,shared1,comdat
	.weak shared1
	.hidden shared1
shared1:
	.long 5
	.section .rodata.shared1,"aG",@progbits,shared1,comdat
in_shared1:
	.long 5
	.data
	.quad shared1
	.section .debug_ranges,"",@progbits
	.quad shared1, shared1
	.section .interp,"a",@progbits
.Ll2_0:
	.globl g9
g9:
	.long 12
	.long 9
	.section .bss,"aw",@nobits
	.p2align 3
l2_1:
	.weak g2
g2:
	.size g2, 29
	.zero 27
	.section .rodata1,"a",@progbits
l2_2:
	.globl g7
	.type g7,@object
g7:
	.size g7, 25
	.quad 166
	.long l2_6 - .
	.long g10@rel32@lo+4
	.quad l2_1@rel64
	.section .debug_names2,"",@progbits
	.p2align 0
l2_3:
	.long 140
	.section .bss.rel.ro,"aw",@nobits
	.p2align 13
l2_4:
	.zero 34
	.section .rodata,"a",@progbits
	.p2align 2
.Ll2_5:
	.globl g1
	.type g1,@function
g1:
	.quad g8 - .
	.long .Ll2_5@rel32@hi
	.quad number
	.byte 191
	.section .gcc_except_table.a,"a",@progbits
	.p2align 3
l2_6:
	.long .Ll2_0@rel32@lo+12
	.quad 60
	.long l2_6@rel32@hi+12
	.byte 51
