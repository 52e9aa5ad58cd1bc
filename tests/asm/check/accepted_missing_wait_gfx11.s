// Code of GFX11 that waits enough, with what is not to be waited for: stores, other halves, LDS in its order, counters that
// are full, and 64 lanes.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_b64 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v0, s[0:1]
	global_store_b32 v0, v2, s[0:1]
	v_mov_b32_e32 v2, 0
	s_waitcnt_vmcnt null, 0x0
	v_mov_b32_e32 v3, v1
	flat_load_b32 v4, v[6:7]
	flat_store_b32 v[6:7], v3
	global_load_b32 v5, v0, s[0:1]
	s_waitcnt vmcnt(1) lgkmcnt(1)
	v_mov_b32_e32 v3, v4
	ds_load_u16 v12, v0
	ds_load_u16_d16_hi v12, v0 offset:2
	global_load_d16_b16 v13, v0, s[0:1]
	global_load_d16_hi_b16 v13, v0, s[0:1]
	s_waitcnt vmcnt(1)
	global_store_b16 v0, v13, s[0:1]
	lds_param_load v8, attr0.x wait_vdst:15
	v_interp_p10_f32 v3, v8, v2, v8 wait_exp:0
	v_mov_b32_e32 v3, v8
	ds_load_b32 v9, v0
	.rept 63
	ds_store_b32 v0, v3
	.endr
	v_mov_b32_e32 v3, v9
	s_waitcnt lgkmcnt(0)
	s_load_b64 vcc, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v3, v3, v2, vcc
	v_cmp_eq_u32_e64 s[20:21], v3, v2
	s_waitcnt vmcnt(0)
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_wavefront_size32 0
.end_amdhsa_kernel
