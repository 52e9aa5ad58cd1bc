// GFX12: a counter for each kind of memory; loads write registers in any order; barriers tell SCC.
.text
.globl k
.p2align 8
.type k,@function
k:
	global_load_b32 v1, v0, s[0:1]
	image_sample v2, [v0, v1], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	s_wait_loadcnt 0x0
	image_sample v2, [v0, v1], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	image_msaa_load v[4:7], [v0, v1, v3], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA unorm
	v_mov_b32_e32 v3, v2
	image_bvh_intersect_ray v[8:11], [v0, v1, v[12:14], v[15:17], v[18:20]], s[4:7]
	v_mov_b32_e32 v3, v8
	// A ray that met something goes on from there.
	image_bvh8_intersect_ray v[8:17], [v[18:19], v[20:21], v[22:24], v[25:27], v28], s[4:7]
	v_mov_b32_e32 v3, v18
	v_mov_b32_e32 v3, v27
	ds_load_b32 v21, v0
	global_load_b32 v22, v0, s[0:1]
	global_load_b32 v23, v0, s[0:1]
	s_wait_loadcnt_dscnt 0x100
	v_add_f32_e32 v3, v21, v22
	v_mov_b32_e32 v3, v23
	flat_store_b32 v[12:13], v3
	ds_load_b32 v21, v0
	s_wait_storecnt_dscnt 0x1
	v_mov_b32_e32 v3, v21
	export mrt0 v4, v5, v6, v7
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v4, 0
	ds_param_load v25, attr0.x wait_va_vdst:15 wait_vm_vsrc:1
	v_interp_p10_f32 v3, v25, v24, v25 wait_exp:7
	// None of a kind waits for the one before by itself.
	global_load_b32 v26, v0, s[0:1]
	global_load_b32 v26, v0, s[0:1]
	s_wait_idle
	v_mov_b32_e32 v3, v26
	// Invalidations count as loads do; what is prefetched does not count.
	global_load_b32 v26, v0, s[0:1]
	global_inv
	s_wait_loadcnt 0x1
	v_mov_b32_e32 v3, v26
	s_sendmsg_rtn_b32 s20, sendmsg(MSG_RTN_GET_DOORBELL)
	s_prefetch_inst s[4:5], 0, null, 0
	s_sendmsg_rtn_b32 s21, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 s22, s20
	s_load_u8 s23, s[4:5], 0x0
	s_mov_b32 s22, s21
	s_load_b96 s[24:26], s[4:5], 0x0
	s_mov_b32 s22, s26
	s_get_barrier_state s22, -1
	s_mov_b32 s23, s22
	s_barrier_signal_isfirst -1
	s_cselect_b32 s23, 1, 0
	s_barrier_signal_isfirst -1
	s_cmp_eq_u32 s23, s24
	s_barrier_signal_isfirst -1
	s_barrier_wait -1
	s_cbranch_scc1 .Lend
	v_mov_b32_e32 v3, 0
.Lend:
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
