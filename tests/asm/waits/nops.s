// GFX12.5 waits for its counters, and with v_nop until VALU beside it is done.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
	.p2align 8
	.type k,@function
k:
	global_load_b32 v1, v0, s[0:1]
	global_load_async_to_lds_b32 v2, v[4:5], off
	v_mov_b32_e32 v0, 0
	v_wmma_f32_16x16x32_f16 v[8:15], v[16:23], v[24:31], v[8:15]
	v_nop
	v_mov_b32_e32 v3, v8
	ds_load_b32 v6, v7
	s_endpgm
	.size k, .-k

	.rodata
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
