# Conditions and alignments see sizes with the waits in.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
.Lmiddle:
	.if .Lmiddle-k == 16
	v_mov_b32 v0, 1
	.else
	v_mov_b32 v0, 2
	.endif
	.p2align 4
	global_load_dword v1, v[2:3], off
	v_mov_b32_dpp v2, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
	s_endpgm
.Lend:
	.size k, .Lend-k
	.section .other,"ax",@progbits
	s_nop 0
	.text
	.subsection 1
	s_nop 1
	.previous

	.section .rodata
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
