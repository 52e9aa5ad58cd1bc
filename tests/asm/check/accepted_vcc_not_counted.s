; Where descriptors do not count SGPRs, VCC is there beside 106 others.
	.text
	.p2align 8
	.globl k
	.type k,@function
k:
	s_mov_b32 s105, 0
	s_mov_b32 vcc_hi, s105
	s_endpgm
	.size k, .-k
	.rodata
	.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 104
	.amdhsa_reserve_vcc 0
.end_amdhsa_kernel
