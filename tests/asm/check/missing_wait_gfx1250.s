// GFX12.5: until addresses are translated, memory may run again, and what it reads, EXEC among it, must stay as it is: vector
// memory in order, scalar memory in any; copies to local memory have counters of their own; VGPRs with high bits are others.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_b64 s[0:1], s[4:5], 0x0
	s_mov_b32 s4, 0
	s_wait_kmcnt 0x0
	global_load_b32 v1, v0, s[0:1]
	global_load_b32 v2, v[4:5], off
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v6, v1
	// Stores may be pending from here on, so that loads tell no more of addresses.
	global_store_b32 v[8:9], v2, off
	global_load_b32 v3, v[10:11], off
	v_mov_b32_e32 v6, v3
	s_and_saveexec_b32 s8, s9
	v_mov_b32_e32 v10, 1
	global_load_b32 v12, v[10:11], off
	global_load_b32 v10, v[8:9], off
	s_load_b32 s10, s[0:1], 0x0
	v_mov_b32_e32 v8, 1
	s_mov_b32 s0, 1
	global_load_async_to_lds_b32 v13, v[14:15], off
	ds_load_b32 v16, v13
	tensor_load_to_lds s[12:15], s[16:23]
	s_wait_asynccnt 0x0
	global_load_b32 v17, v[14:15], off
	s_set_vgpr_msb 64
	v_mov_b32_e32 v17 /*v273*/, v20
	s_set_vgpr_msb 65
	v_mov_b32_e32 v18 /*v274*/, v17 /*v273*/
	s_set_vgpr_msb 0
	v_mov_b32_e32 v18, v17
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
