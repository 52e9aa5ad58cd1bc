// GFX12.5: addresses that were translated: loads that have arrived tell it where no store is pending, and the other kind of memory
// that has begun; vector memory may write what vector memory reads.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_b64 s[0:1], s[4:5], 0x0
	s_wait_kmcnt 0x0
	s_mov_b32 s4, 0
	global_load_b32 v1, v0, s[0:1]
	global_load_b32 v2, v[4:5], off
	s_wait_loadcnt 0x1
	v_mov_b32_e32 v0, v1
	s_wait_xcnt 0x0
	v_mov_b32_e32 v4, 1
	global_load_b32 v6, v[4:5], off
	s_load_b32 s2, s[0:1], 0x0
	v_mov_b32_e32 v4, 1
	s_wait_loadcnt 0x0
	global_load_b32 v8, v[10:11], off
	global_load_b64 v[10:11], v[12:13], off
	s_wait_xcnt 0x0
	v_mov_b32_e32 v12, 1
	global_load_async_to_lds_b32 v13, v[14:15], off
	v_mov_b32_e32 v14, 1
	s_wait_asynccnt 0x0
	ds_load_b32 v16, v13
	global_load_b32 v17, v[14:15], off
	s_set_vgpr_msb 64
	v_mov_b32_e32 v17 /*v273*/, v20
	s_set_vgpr_msb 65
	v_mov_b32_e32 v18 /*v274*/, v17 /*v273*/
	s_set_vgpr_msb 0
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 512
	.amdhsa_next_free_sgpr 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
