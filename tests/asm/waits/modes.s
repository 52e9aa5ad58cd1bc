# .amdgpu_waits says where nothing is looked for, where what is missing is told, and where it is put in.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
	.amdgpu_waits off
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
	.amdgpu_waits check
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
	v_readfirstlane_b32 s1, v0
	v_readlane_b32 s2, v0, s1
	.amdgpu_waits insert
	s_load_dword s0, s[4:5], 0x0
	s_add_u32 s0, s0, 1
	v_readfirstlane_b32 s1, v0
	v_readlane_b32 s2, v0, s1
	s_endpgm
.Lend:
	.size k, .Lend-k

	.section .rodata
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
