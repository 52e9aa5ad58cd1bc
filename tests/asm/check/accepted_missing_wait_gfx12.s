// Code of GFX12 that waits enough; in a loop each round waits for what the one before it loaded.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_b64 s[0:1], s[4:5], 0x0
	s_wait_kmcnt 0x0
	global_load_b32 v1, v0, s[0:1]
	image_sample v2, [v0, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	image_bvh_intersect_ray v[8:11], [v0, v3, v[12:14], v[15:17], v[18:20]], s[4:7]
	ds_load_b32 v21, v0
	s_wait_loadcnt_dscnt 0x0
	v_add_f32_e32 v3, v1, v21
	s_wait_samplecnt 0x0
	v_mov_b32_e32 v3, v2
	s_wait_bvhcnt 0x0
	v_mov_b32_e32 v3, v8
	global_store_b32 v0, v3, s[0:1]
	v_mov_b32_e32 v3, 0
	global_load_b32 v5, v0, s[0:1]
.Lround:
	s_wait_loadcnt 0x0
	v_mov_b32_e32 v3, v5
	global_load_b32 v5, v0, s[0:1]
	global_atomic_add_u32 v0, v3, s[0:1]
	s_sub_co_u32 s23, s23, 1
	s_cmp_lg_u32 s23, 0
	s_cbranch_scc1 .Lround
	s_barrier_signal_isfirst -1
	s_barrier_wait -1
	s_cselect_b32 s23, 1, 0
	s_load_b32 s24, s[4:5], 0x8
	s_barrier_signal_isfirst -1
	s_wait_kmcnt 0x0
	s_cselect_b32 s23, s24, 0
	ds_direct_load v6 wait_va_vdst:15 wait_vm_vsrc:1
	s_wait_expcnt 0x0
	v_mov_b32_e32 v3, v6
	s_wait_loadcnt 0x0
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
