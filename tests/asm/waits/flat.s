// Waits on GFX8 where the source has none: flat memory may be local, so that both counters tell of it. A source that waits for
// what is loaded knows which of its addresses are global.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.text
	.p2align 8
	.type none,@function
none:
	flat_load_dword v1, v[2:3]
	buffer_load_dword v4, v5, s[4:7], 0 offen
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v6, v4
	v_readfirstlane_b32 s8, v6
	buffer_store_dword v6, v5, s[4:7], s8 offen
	s_endpgm
	.size none, .-none

	.p2align 8
	.type some,@function
some:
	flat_load_dword v1, v[2:3]
	buffer_load_dword v4, v5, s[4:7], 0 offen
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v6, v4
	s_endpgm
	.size some, .-some

	.rodata
	.p2align 6
	.irp name, none, some
	.amdhsa_kernel \name
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.endr
