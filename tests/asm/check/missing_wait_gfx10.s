// GFX10: stores have a counter of their own, for which no register waits; flat memory ends in order; kinds of loads; VCC and
// EXEC of 32 lanes.
.text
.globl k
.p2align 8
.type k,@function
k:
	global_load_dword v1, v0, s[0:1]
	global_store_dword v0, v2, s[0:1]
	s_waitcnt vmcnt(1)
	s_waitcnt_vscnt null, 0x0
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, 0
	// Both counters, each as it stands.
	flat_load_dword v4, v[6:7]
	global_load_dword v5, v0, s[0:1]
	ds_read_b32 v8, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v3, v8
	s_waitcnt_vmcnt null, 0x0
	v_mov_b32_e32 v3, v5
	// An atomic is a load where it returns something, and a store where it does not.
	global_atomic_add v9, v0, v2, s[0:1] glc
	global_atomic_add v0, v2, s[0:1]
	v_mov_b32_e32 v3, v9
	// Loads and samples write in any order, loads among themselves in theirs.
	image_load v10, v[0:1], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
	global_load_dword v10, v0, s[0:1]
	image_sample v10, v[0:1], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	image_bvh_intersect_ray v[12:15], v[16:26], s[4:7]
	image_gather4 v[12:15], v[0:1], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
	s_waitcnt vmcnt(0)
	// The branch is by VCC_LO alone, and what is read of VCC_HI is another register.
	s_load_dword vcc_hi, s[4:5], 0x0
	s_cbranch_vccz .Lnext
	s_load_dword vcc_lo, s[4:5], 0x4
	s_cbranch_vccnz .Lnext
.Lnext:
	s_mov_b32 s20, vcc_hi
	exp mrt0 v1, v1, v1, v1
	s_and_saveexec_b32 s20, s21
	exp prim v1, off, off, off
	v_cmpx_eq_u32_e32 v2, v3
	// A null register takes what nothing waits for.
	s_buffer_load_dword s22, s[4:7], null
	s_waitcnt_lgkmcnt null, 0x0
	s_mov_b32 s20, s22
.Lround:
	v_mov_b32_e32 v3, v11
	global_load_dword v11, v0, s[0:1]
	s_sub_u32 s23, s23, 1
	s_cmp_lg_u32 s23, 0
	s_cbranch_scc1 .Lround
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
