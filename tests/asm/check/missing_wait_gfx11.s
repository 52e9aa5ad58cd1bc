// GFX11.5: attributes and LDS that is read directly come in expcnt, which interpolation waits for by itself; messages that
// return; samples of points, which may be loads; halves of registers.
.text
.globl k
.p2align 8
.type k,@function
k:
	lds_param_load v1, attr0.x wait_vdst:15
	lds_param_load v2, attr0.y wait_vdst:15
	v_mov_b32_e32 v3, v1
	v_interp_p10_f32 v3, v2, v4, v2 wait_exp:7
	lds_direct_load v5 wait_vdst:15
	v_interp_p10_f32 v3, v5, v4, v5 wait_exp:0
	v_mov_b32_e32 v3, v5
	s_sendmsg_rtn_b32 s20, sendmsg(MSG_RTN_GET_DOORBELL)
	s_sendmsg_rtn_b32 s21, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 s22, s20
	s_load_b32 s23, s[4:5], 0x0
	s_mov_b32 s22, s21
	// The first two may be loads, the next two are samples.
	image_sample v6, v[0:1], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	image_sample_lz v6, v[0:1], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	image_sample_b v7, v[0:2], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	image_sample_b v7, v[0:2], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	s_waitcnt vmcnt(0)
	// Memory leaves the other half alone; what is computed writes it again.
	flat_load_d16_b16 v8, v[10:11]
	flat_load_d16_hi_b16 v8, v[10:11]
	global_load_d16_b16 v9, v0, s[0:1]
	global_store_d16_hi_b16 v0, v9, s[0:1]
	v_mov_b16_e32 v9.h, 0
	v_mov_b16_e32 v3.l, v8.l
	v_mov_b16_e32 v3.l, v8.h
	// Operations of LDS end in order; that it writes its address counts, too.
	ds_load_u16 v12, v0
	ds_load_u16_d16_hi v12, v0 offset:2
	ds_bvh_stack_rtn_b32 v13, v14, v15, v[16:19]
	v_mov_b32_e32 v3, v14
	// Both halves of a pair.
	global_load_b32 v20, v0, s[0:1]
	global_load_b32 v21, v0, s[0:1]
	global_load_b32 v22, v0, s[0:1]
	v_dual_mov_b32 v4, v20 :: v_dual_add_f32 v5, v22, v1
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
