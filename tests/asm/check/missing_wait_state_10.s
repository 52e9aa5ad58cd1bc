// What GFX10.1 misses, each by another rule; a count does not end it, but what comes between.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1010:xnack-"
.text
.globl k
.p2align 8
.type k,@function
k:
	global_load_dword v0, v1, s[2:3]
	s_nop 7
	s_mov_b32 s3, 0
	ds_read_b32 v2, v3
	s_mov_b32 exec_lo, s4
	s_load_dword s6, s[8:9], 0x0
	v_cmp_eq_u32_e64 s8, v1, v1
	s_cbranch_execz .Lend
	v_cmpx_eq_u32_e32 v1, v1
	v_nop
	v_permlane16_b32 v4, v5, s0, s1
	global_store_dword v1, v5, s[10:11]
	s_cbranch_scc1 .Lend
	ds_write_b32 v1, v4
	image_sample_d v6, [v7, v8, v9, v10, v11, v12], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D
	buffer_load_dword v13, v1, s[16:19], 0 offen offset:4
	global_atomic_fmin v1, v5, s[10:11]
	s_denorm_mode 0xf
.Lend:
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
