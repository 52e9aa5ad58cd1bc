# Where no way leads nothing is put in, which is told, unless the source says that nothing is to be. Computed branches are ways.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_getpc_b64 s[0:1]
.Lpost:
	s_add_u32 s0, s0, (.Lfar-.Lpost)&0xffffffff
	s_addc_u32 s1, s1, (.Lfar-.Lpost)>>32
	s_setpc_b64 s[0:1]
	s_nop 0
called:
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
	s_setpc_b64 s[30:31]
.Lfar:
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
	s_endpgm
	.amdgpu_waits off
by_itself:
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
	s_setpc_b64 s[30:31]
.Lend:
	.size k, .Lend-k

	.section .rodata
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
