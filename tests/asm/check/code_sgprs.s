// Code that is data, in the middle of which sections and gaps are.
.text
.globl k
.p2align 8
.type k,@function
k:
	.long 0xbf800000
	.section .other,"ax"
	.long 0
	.text
	.p2align 6
	.fill 1025, 4, 0xbf800000
	.long 0x7e0002ff, 7
	.long 0xbe9400ff, 0x1234
	.long 0xbf810000
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
.end_amdhsa_kernel
