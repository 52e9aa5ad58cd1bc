# Nothing is put in front of what is written as data; that is told.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_load_dword s0, s[4:5], 0x0
	.long 0x80008100 // s_add_u32 s0, s0, s1
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
	s_endpgm
.Lend:
	.size k, .Lend-k

	.section .rodata
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
