; gcc-12 -fopenmp, for the GPU -Os -march=gfx900
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx900:xnack-"
	.text
	.globl	__divsi3
	.globl	__modsi3


	.type	arithmetic._omp_fn.1,@function
arithmetic._omp_fn.1:
.LFB0:
	; using flat addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 0
	; pretend size: 0
	; local vars size: 0
	; callee save size: 1560
	v_writelane_b32 v6, s14, 0
	v_writelane_b32 v6, s15, 1
	v_writelane_b32 v6, s18, 2
	v_writelane_b32 v6, s19, 3
	v_writelane_b32 v6, s32, 4
	v_writelane_b32 v6, s33, 5
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 63
	global_store_dword	v[4:5], v6, off offset:0
	s_mov_b32	s22, 24
	s_mov_b64	exec, -1
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v16, off offset:0
	s_movk_i32	s22, 256
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v17, off offset:0
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v18, off offset:0
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v19, off offset:0
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v20, off offset:0
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v21, off offset:0
	s_add_u32	s16, s16, 1560
.LCFI0:
	s_movk_i32	m0, 1536
	v_writelane_b32	v16, s24, 0
	v_writelane_b32	v17, s25, 0
	s_mov_b64	exec, 1
	v_add_co_u32	v4, vcc, 44, v16
	v_addc_co_u32	v5, vcc, 0, v17, vcc
	flat_load_dword	v18, v[4:5]
	s_waitcnt	0
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, omp_get_num_threads@rel32@lo+4
	s_addc_u32	s3, s3, omp_get_num_threads@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b32	s33, s24
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, omp_get_thread_num@rel32@lo+4
	s_addc_u32	s3, s3, omp_get_thread_num@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b32	s14, s24
	s_mov_b64	exec, 1
	v_add_co_u32	v4, vcc, 40, v16
	v_addc_co_u32	v5, vcc, 0, v17, vcc
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
	v_subrev_co_u32	v0, vcc, v18, v0
	v_readlane_b32	s32, v0, 0
	s_mov_b32	s25, s33
	s_mov_b32	s24, s32
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, __divsi3@rel32@lo+4
	s_addc_u32	s3, s3, __divsi3@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b32	s15, s24
	s_mov_b32	s25, s33
	s_mov_b32	s24, s32
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, __modsi3@rel32@lo+4
	s_addc_u32	s3, s3, __modsi3@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_cmp_lt_i32	s14, s24
	s_cbranch_scc1	.L2
.L13:
	s_mul_i32	s14, s15, s14
	s_add_i32	s2, s24, s14
	s_add_i32	s3, s15, s2
	s_cmp_ge_i32	s2, s3
	s_cbranch_scc1	.L1
	v_readlane_b32	s12, v18, 0
	s_add_i32	s12, s12, s2
	v_readlane_b32	s13, v18, 0
	s_add_i32	s13, s13, s3
	s_mov_b64	exec, 1
	v_add_co_u32	v4, vcc, 8, v16
	v_addc_co_u32	v5, vcc, 0, v17, vcc
	flat_load_dwordx2	v[8:9], v[4:5]
	s_waitcnt	0
	flat_load_dwordx2	v[6:7], v[16:17]
	s_waitcnt	0
	v_add_co_u32	v4, vcc, 16, v16
	v_addc_co_u32	v5, vcc, 0, v17, vcc
	flat_load_dwordx2	v[10:11], v[4:5]
	s_waitcnt	0
	v_add_co_u32	v4, vcc, 32, v16
	v_addc_co_u32	v5, vcc, 0, v17, vcc
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_add_co_u32	v16, vcc, 24, v16
	v_addc_co_u32	v17, vcc, 0, v17, vcc
	flat_load_dwordx2	v[12:13], v[16:17]
	s_waitcnt	0
	s_mov_b32	s18, s15
	s_cmp_ge_i32	s2, s3
	s_mov_b32	s30, 1
	s_cbranch_scc1	.L5
	s_mov_b32	s30, s15
.L5:
	s_mov_b32	s32, s30
	s_add_i32	s18, s18, -1
	s_cmp_le_u32	s18, 62
	; s_mov_b32	s18,scc is not supported by the assembler.
	.byte	0xfd
	.byte	0x0
	.byte	0x80|18
	.byte	0xbe
	s_cmp_ge_i32	s2, s3
	; s_mov_b32	s2,scc is not supported by the assembler.
	.byte	0xfd
	.byte	0x0
	.byte	0x80|2
	.byte	0xbe
	s_or_b32	s2, s2, s18
	s_and_b32	s2, s2, 1
	s_cmp_lg_u32	s2, 0
	s_cbranch_scc1	.L6
	v_readlane_b32	s2, v18, 0
	s_mov_b64	exec, 1
	v_ashrrev_i32	v0, 31, v18
	v_readlane_b32	s3, v0, 0
	s_ashr_i32	s19, s24, 31
	s_add_u32	s2, s2, s24
	s_addc_u32	s3, s3, s19
	s_ashr_i32	s19, s14, 31
	s_add_u32	s2, s2, s14
	s_addc_u32	s3, s3, s19
	s_lshl_b64	s[24:25], s[2:3], 2
	v_readlane_b32	s14, v8, 0
	v_readlane_b32	s15, v9, 0
	s_add_u32	s18, s14, s24
	s_addc_u32	s19, s15, s25
	v_readlane_b32	s14, v6, 0
	v_readlane_b32	s15, v7, 0
	s_add_u32	s28, s14, s24
	s_addc_u32	s29, s15, s25
	s_lshl_b64	s[2:3], s[2:3], 3
	v_readlane_b32	s14, v10, 0
	v_readlane_b32	s15, v11, 0
	s_add_u32	s2, s14, s2
	s_addc_u32	s3, s15, s3
	v_readlane_b32	s14, v4, 0
	v_readlane_b32	s15, v5, 0
	s_add_u32	s26, s14, s24
	s_addc_u32	s27, s15, s25
	v_readlane_b32	s14, v12, 0
	v_readlane_b32	s15, v13, 0
	s_add_u32	s24, s14, s24
	s_addc_u32	s25, s15, s25
	s_lshr_b32	s14, s30, 6
	s_mov_b32	s15, 0
	s_lshl_b64	s[14:15], s[14:15], 8
	s_add_u32	s14, s14, s18
	s_addc_u32	s15, s15, s19
	s_mov_b64	exec, -1
	v_lshlrev_b32	v0, 2, v1
	v_lshlrev_b32	v16, 3, v1
	v_mov_b32	v17, 100
.L7:
	s_mov_b64	exec, -1
	v_add_co_u32	v14, s[22:23], v0, s18
	v_mov_b32	v15, s19
	v_addc_co_u32	v15, s[22:23], 0, v15, s[22:23]
	flat_load_dword	v14, v[14:15] offset:0
	s_waitcnt	0
	v_mul_f32	v14, 1075838976, v14
	v_add_co_u32	v18, s[22:23], v0, s28
	v_mov_b32	v19, s29
	v_addc_co_u32	v19, s[22:23], 0, v19, s[22:23]
	flat_load_dword	v3, v[18:19] offset:0
	s_waitcnt	0
	v_add_f32	v14, v3, v14
	flat_store_dword	v[18:19], v14 offset:0
	v_add_co_u32	v20, s[22:23], v16, s2
	v_mov_b32	v21, s3
	v_addc_co_u32	v21, s[22:23], 0, v21, s[22:23]
	flat_load_dwordx2	v[18:19], v[20:21] offset:0
	s_waitcnt	0
	v_mul_f64	v[18:19], v[18:19], v[18:19]
	v_cvt_f64_f32	v[14:15], v14
	v_add_f64	v[18:19], v[18:19], -v[14:15]
	flat_store_dwordx2	v[20:21], v[18:19] offset:0
	v_add_co_u32	v14, s[22:23], v0, s26
	v_mov_b32	v15, s27
	v_addc_co_u32	v15, s[22:23], 0, v15, s[22:23]
	flat_load_dword	v3, v[14:15] offset:0
	s_waitcnt	0
	v_and_b32	v3, 255, v3
	v_add_co_u32	v20, s[22:23], v0, s24
	v_mov_b32	v21, s25
	v_addc_co_u32	v21, s[22:23], 0, v21, s[22:23]
	flat_load_dword	v18, v[20:21] offset:0
	s_waitcnt	0
	v_lshlrev_b32	v18, 4, v18
	v_or_b32	v3, v18, v3
	flat_store_dword	v[20:21], v3 offset:0
	flat_load_dword	v18, v[14:15] offset:0
	s_waitcnt	0
	v_cmp_le_i32	s[30:31], v3, v17
	v_sub_co_u32	v3, vcc, v18, v3
	s_mov_b64	exec, s[30:31]
	v_mul_lo_u32	v3, v18, 3
	s_mov_b64	exec, -1
	flat_store_dword	v[14:15], v3 offset:0
	s_add_u32	s18, s18, 256
	s_addc_u32	s19, s19, 0
	s_add_u32	s28, s28, 256
	s_addc_u32	s29, s29, 0
	s_add_u32	s2, s2, 512
	s_addc_u32	s3, s3, 0
	s_add_u32	s26, s26, 256
	s_addc_u32	s27, s27, 0
	s_add_u32	s24, s24, 256
	s_addc_u32	s25, s25, 0
	s_cmp_lg_u64	s[18:19], s[14:15]
	s_cbranch_scc1	.L7
	s_and_b32	s2, s32, -64
	s_add_i32	s12, s12, s2
	s_and_b32	s32, s32, 63
	s_cmp_eq_u32	s32, 0
	s_cbranch_scc1	.L1
.L6:
	s_mov_b32	s2, s12
	s_ashr_i32	s3, s12, 31
	s_lshl_b64	s[14:15], s[2:3], 2
	v_writelane_b32	v14, s14, 0
	v_writelane_b32	v15, s15, 0
	s_mov_b64	exec, 1
	v_add_co_u32	v8, vcc, v14, v8
	v_addc_co_u32	v9, vcc, v15, v9, vcc
	v_add_co_u32	v6, vcc, v14, v6
	v_addc_co_u32	v7, vcc, v15, v7, vcc
	s_lshl_b64	s[2:3], s[2:3], 3
	v_writelane_b32	v14, s2, 0
	v_writelane_b32	v15, s3, 0
	v_add_co_u32	v10, vcc, v14, v10
	v_addc_co_u32	v11, vcc, v15, v11, vcc
	v_writelane_b32	v14, s14, 0
	v_writelane_b32	v15, s15, 0
	v_add_co_u32	v14, vcc, v14, v4
	v_addc_co_u32	v15, vcc, v15, v5, vcc
	v_writelane_b32	v4, s14, 0
	v_writelane_b32	v5, s15, 0
	v_add_co_u32	v12, vcc, v4, v12
	v_addc_co_u32	v13, vcc, v5, v13, vcc
	s_mov_b32	s14, 1075838976
	s_branch	.L11
.L9:
	s_mov_b64	exec, 1
	flat_load_dword	v0, v[14:15]
	s_waitcnt	0
	v_subrev_co_u32	v0, vcc, s2, v0
.L12:
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
	s_add_i32	s12, s12, 1
	v_add_co_u32	v8, vcc, 4, v8
	v_addc_co_u32	v9, vcc, 0, v9, vcc
	v_add_co_u32	v6, vcc, 4, v6
	v_addc_co_u32	v7, vcc, 0, v7, vcc
	v_add_co_u32	v10, vcc, 8, v10
	v_addc_co_u32	v11, vcc, 0, v11, vcc
	v_add_co_u32	v14, vcc, 4, v14
	v_addc_co_u32	v15, vcc, 0, v15, vcc
	v_add_co_u32	v12, vcc, 4, v12
	v_addc_co_u32	v13, vcc, 0, v13, vcc
	s_cmp_gt_i32	s13, s12
	s_cbranch_scc0	.L1
.L11:
	s_mov_b64	exec, 1
	flat_load_dword	v0, v[8:9]
	s_waitcnt	0
	v_mul_f32	v0, s14, v0
	flat_load_dword	v3, v[6:7]
	s_waitcnt	0
	v_add_f32	v0, v3, v0
	flat_store_dword	v[6:7], v0
	flat_load_dwordx2	v[4:5], v[10:11]
	s_waitcnt	0
	v_mul_f64	v[16:17], v[4:5], v[4:5]
	v_cvt_f64_f32	v[4:5], v0
	v_add_f64	v[4:5], v[16:17], -v[4:5]
	flat_store_dwordx2	v[10:11], v[4:5]
	v_mov_b32	v4, v14
	v_mov_b32	v5, v15
	flat_load_dword	v0, v[14:15]
	s_waitcnt	0
	v_readlane_b32	s2, v0, 0
	s_and_b32	s2, s2, 255
	flat_load_dword	v0, v[12:13]
	s_waitcnt	0
	v_lshlrev_b32	v0, 4, v0
	v_readlane_b32	s3, v0, 0
	s_or_b32	s2, s2, s3
	v_writelane_b32	v0, s2, 0
	flat_store_dword	v[12:13], v0
	s_cmpk_gt_i32	s2, 100
	s_cbranch_scc1	.L9
	s_mov_b64	exec, 1
	flat_load_dword	v0, v[14:15]
	s_waitcnt	0
	v_mul_lo_i32	v0, v0, 3
	s_branch	.L12
.L2:
	s_add_i32	s15, s15, 1
	s_mov_b32	s24, 0
	s_branch	.L13
.L1:
	s_sub_u32	s16, s16, 1560
	s_subb_u32	s17, s17, 0
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 63
	global_load_dword	v6, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	s_mov_b32	s22, 24
	s_mov_b64	exec, -1
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v16, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	s_movk_i32	s22, 256
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v17, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v18, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v19, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v20, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v21, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s15, v6, 1
	v_readlane_b32 s18, v6, 2
	v_readlane_b32 s19, v6, 3
	v_readlane_b32 s32, v6, 4
	v_readlane_b32 s33, v6, 5
	s_setpc_b64	s[18:19]
.LFE0:
	.size	arithmetic._omp_fn.1, .-arithmetic._omp_fn.1


	.rodata
	.p2align	6
	.amdhsa_kernel	arithmetic._omp_fn.0
	  .amdhsa_user_sgpr_private_segment_buffer	1 ; (s0, s1, s2, s3)
	  .amdhsa_user_sgpr_dispatch_ptr	1 ; (s4, s5)
	  .amdhsa_user_sgpr_queue_ptr	1 ; (s6, s7)
	  .amdhsa_user_sgpr_kernarg_segment_ptr	1 ; (s8, s9)
	  ;.amdhsa_user_sgpr_dispatch_id	0
	  ;.amdhsa_user_sgpr_flat_scratch_init	0
	  ;.amdhsa_user_sgpr_private_segment_size	0
	  .amdhsa_system_sgpr_workgroup_id_x	1 ; (s10)
	  ;.amdhsa_system_sgpr_workgroup_id_y	0
	  ;.amdhsa_system_sgpr_workgroup_id_z	0
	  ;.amdhsa_system_sgpr_workgroup_info	0
	  .amdhsa_system_sgpr_private_segment_wavefront_offset	1 ; (s11)
	  ; work_item_id_X	1 (v0)
	  ; work_item_id_Y	1 (v1)
	  ; work_item_id_Z	1 (v2)
	  .amdhsa_system_vgpr_workitem_id	2
	  .amdhsa_next_free_vgpr	24
	  .amdhsa_next_free_sgpr	62
	  .amdhsa_reserve_vcc	1
	  .amdhsa_reserve_flat_scratch	0
	  .amdhsa_reserve_xnack_mask	0
	  .amdhsa_private_segment_fixed_size	512
	  .amdhsa_group_segment_fixed_size	1536
	  .amdhsa_float_denorm_mode_32	3
	  .amdhsa_float_denorm_mode_16_64	3
	.end_amdhsa_kernel
        .amdgpu_metadata
        amdhsa.version:
          - 1
          - 0
        amdhsa.kernels:
          - .name: arithmetic._omp_fn.0
            .symbol: arithmetic._omp_fn.0.kd
            .kernarg_segment_size: 8
            .kernarg_segment_align: 8
            .group_segment_fixed_size: 1536
            .private_segment_fixed_size: 512
            .wavefront_size: 64
            .sgpr_count: 62
            .vgpr_count: 24
            .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
	.text
	.align	256
	.type	arithmetic._omp_fn.0,@function
arithmetic._omp_fn.0:
.LFB1:
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 48
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 48
.LCFI1:
	s_addc_u32	s17, s15, 0
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[44:45], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	s_mov_b32	s27, 1
	s_getpc_b64	s[34:35]
	s_add_u32	s34, s34, GOMP_teams4@rel32@lo+4
	s_addc_u32	s35, s35, GOMP_teams4@rel32@hi+4
	s_getpc_b64	s[42:43]
	s_add_u32	s42, s42, omp_get_num_teams@rel32@lo+4
	s_addc_u32	s43, s43, omp_get_num_teams@rel32@hi+4
	s_getpc_b64	s[40:41]
	s_add_u32	s40, s40, omp_get_team_num@rel32@lo+4
	s_addc_u32	s41, s41, omp_get_team_num@rel32@hi+4
	s_getpc_b64	s[38:39]
	s_add_u32	s38, s38, __divsi3@rel32@lo+4
	s_addc_u32	s39, s39, __divsi3@rel32@hi+4
	s_movk_i32	s33, 2048
	s_getpc_b64	s[36:37]
	s_add_u32	s36, s36, __modsi3@rel32@lo+4
	s_addc_u32	s37, s37, __modsi3@rel32@hi+4
	s_branch	.L20
.L22:
	s_mul_i32	s2, s15, s14
	s_add_i32	s2, s2, s24
	s_add_i32	s15, s15, s2
	s_mov_b32	s27, 0
	s_cmp_ge_i32	s2, s15
	s_cbranch_scc0	.L25
.L20:
	s_mov_b32	s26, 0
	s_mov_b32	s25, 0
	s_mov_b32	s24, 0
	s_swappc_b64	s[18:19], s[34:35]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc0	.L24
	s_swappc_b64	s[18:19], s[42:43]
	s_mov_b32	s32, s24
	s_swappc_b64	s[18:19], s[40:41]
	s_mov_b32	s14, s24
	s_mov_b32	s25, s32
	s_mov_b32	s24, s33
	s_swappc_b64	s[18:19], s[38:39]
	s_mov_b32	s15, s24
	s_mov_b32	s25, s32
	s_mov_b32	s24, s33
	s_swappc_b64	s[18:19], s[36:37]
	s_cmp_lt_i32	s14, s24
	s_cbranch_scc0	.L22
	s_add_i32	s15, s15, 1
	s_mov_b32	s24, 0
	s_branch	.L22
.L25:
	v_writelane_b32	v0, s2, 0
	s_mov_b64	exec, 1
	global_store_dword	v1, v0, s[16:17] offset:-4
	v_writelane_b32	v0, s15, 0
	global_store_dword	v1, v0, s[16:17] offset:-8
	global_load_dwordx2	v[4:5], v1, s[44:45]
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-48
	global_load_dwordx2	v[4:5], v1, s[44:45] offset:8
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-40
	global_load_dwordx2	v[4:5], v1, s[44:45] offset:16
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-32
	global_load_dwordx2	v[4:5], v1, s[44:45] offset:24
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-24
	global_load_dwordx2	v[4:5], v1, s[44:45] offset:32
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-16
	s_mov_b32	s29, 0
	s_mov_b32	s28, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -48
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s26, s2
	s_mov_b32	s27, s3
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, arithmetic._omp_fn.1@rel32@lo+4
	s_addc_u32	s25, s25, arithmetic._omp_fn.1@rel32@hi+4
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_parallel@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_parallel@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b32	s27, 0
	s_branch	.L20
.L24:
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE1:
	.size	arithmetic._omp_fn.0, .-arithmetic._omp_fn.0


	.rodata
	.p2align	6
	.amdhsa_kernel	narrow._omp_fn.0
	  .amdhsa_user_sgpr_private_segment_buffer	1 ; (s0, s1, s2, s3)
	  .amdhsa_user_sgpr_dispatch_ptr	1 ; (s4, s5)
	  .amdhsa_user_sgpr_queue_ptr	1 ; (s6, s7)
	  .amdhsa_user_sgpr_kernarg_segment_ptr	1 ; (s8, s9)
	  ;.amdhsa_user_sgpr_dispatch_id	0
	  ;.amdhsa_user_sgpr_flat_scratch_init	0
	  ;.amdhsa_user_sgpr_private_segment_size	0
	  .amdhsa_system_sgpr_workgroup_id_x	1 ; (s10)
	  ;.amdhsa_system_sgpr_workgroup_id_y	0
	  ;.amdhsa_system_sgpr_workgroup_id_z	0
	  ;.amdhsa_system_sgpr_workgroup_info	0
	  .amdhsa_system_sgpr_private_segment_wavefront_offset	1 ; (s11)
	  ; work_item_id_X	1 (v0)
	  ; work_item_id_Y	1 (v1)
	  ; work_item_id_Z	1 (v2)
	  .amdhsa_system_vgpr_workitem_id	2
	  .amdhsa_next_free_vgpr	24
	  .amdhsa_next_free_sgpr	62
	  .amdhsa_reserve_vcc	1
	  .amdhsa_reserve_flat_scratch	0
	  .amdhsa_reserve_xnack_mask	0
	  .amdhsa_private_segment_fixed_size	512
	  .amdhsa_group_segment_fixed_size	1536
	  .amdhsa_float_denorm_mode_32	3
	  .amdhsa_float_denorm_mode_16_64	3
	.end_amdhsa_kernel
        .amdgpu_metadata
        amdhsa.version:
          - 1
          - 0
        amdhsa.kernels:
          - .name: narrow._omp_fn.0
            .symbol: narrow._omp_fn.0.kd
            .kernarg_segment_size: 8
            .kernarg_segment_align: 8
            .group_segment_fixed_size: 1536
            .private_segment_fixed_size: 512
            .wavefront_size: 64
            .sgpr_count: 62
            .vgpr_count: 24
            .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
	.text
	.align	256
	.type	narrow._omp_fn.0,@function
narrow._omp_fn.0:
.LFB2:
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 0
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_mov_b64	s[16:17], s[14:15]
.LCFI2:
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[18:19], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[18:19]
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s2, v4, 0
	v_readlane_b32	s3, v5, 0
	global_load_dwordx2	v[4:5], v1, s[18:19] offset:8
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s12, v4, 0
	v_readlane_b32	s13, v5, 0
	global_load_dwordx2	v[4:5], v1, s[18:19] offset:16
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s24, v4, 0
	v_readlane_b32	s25, v5, 0
	global_load_dwordx2	v[4:5], v1, s[18:19] offset:24
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s18, v4, 0
	v_readlane_b32	s19, v5, 0
	s_add_u32	s26, s2, 4096
	s_addc_u32	s27, s3, 0
	s_mov_b64	exec, -1
	v_lshlrev_b32	v10, 1, v1
	v_lshlrev_b32	v12, 2, v1
	v_lshlrev_b32	v11, 3, v1
.L27:
	s_mov_b64	exec, -1
	global_load_ubyte	v3, v1, s[12:13] offset:0
	s_waitcnt	vmcnt(0)
	v_mov_b32_sdwa	v3, v3 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_0
	global_load_ushort	v0, v10, s[2:3] offset:0
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v3, vcc, v0, v3
	global_store_short	v10, v3, s[2:3] offset:0
	global_load_ubyte	v0, v1, s[12:13] offset:0
	s_waitcnt	vmcnt(0)
	v_mov_b32_sdwa	v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
	v_lshrrev_b32	v0, 1, v0
	v_mov_b32_sdwa	v0, v0 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_mov_b32_sdwa	v3, v3 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_xor_b32	v0, v3, v0
	global_store_byte	v1, v0, s[12:13] offset:0
	global_load_dword	v8, v12, s[24:25] offset:0
	s_waitcnt	vmcnt(0)
	v_ashrrev_i32	v9, 31, v8
	global_load_ushort	v6, v10, s[2:3] offset:0
	s_waitcnt	vmcnt(0)
	v_mov_b32_sdwa	v6, sext(v6) src0_sel:WORD_0
	v_ashrrev_i32	v7, 31, v6
	v_mul_lo_u32	v4, v8, v6
	v_mul_hi_u32	v5, v6, v8
	v_mul_lo_u32	v0, v9, v6
	v_add_co_u32	v5, vcc, v0, v5
	v_mul_lo_u32	v0, v8, v7
	v_add_co_u32	v5, vcc, v0, v5
	v_mul_lo_u32	v0, v9, v7
	v_add_co_u32	v5, vcc, v0, v5
	global_load_dwordx2	v[6:7], v11, s[18:19] offset:0
	s_waitcnt	vmcnt(0)
	v_sub_co_u32	v4, vcc, v4, v6
	v_subb_co_u32	v5, vcc, v5, v7, vcc
	global_store_dwordx2	v11, v[4:5], s[18:19] offset:0
	s_add_u32	s2, s2, 128
	s_addc_u32	s3, s3, 0
	s_add_u32	s12, s12, 64
	s_addc_u32	s13, s13, 0
	s_add_u32	s24, s24, 256
	s_addc_u32	s25, s25, 0
	s_add_u32	s18, s18, 512
	s_addc_u32	s19, s19, 0
	s_cmp_lg_u64	s[26:27], s[2:3]
	s_cbranch_scc1	.L27
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE2:
	.size	narrow._omp_fn.0, .-narrow._omp_fn.0


	.rodata
	.p2align	6
	.amdhsa_kernel	explicit_vectors._omp_fn.0
	  .amdhsa_user_sgpr_private_segment_buffer	1 ; (s0, s1, s2, s3)
	  .amdhsa_user_sgpr_dispatch_ptr	1 ; (s4, s5)
	  .amdhsa_user_sgpr_queue_ptr	1 ; (s6, s7)
	  .amdhsa_user_sgpr_kernarg_segment_ptr	1 ; (s8, s9)
	  ;.amdhsa_user_sgpr_dispatch_id	0
	  ;.amdhsa_user_sgpr_flat_scratch_init	0
	  ;.amdhsa_user_sgpr_private_segment_size	0
	  .amdhsa_system_sgpr_workgroup_id_x	1 ; (s10)
	  ;.amdhsa_system_sgpr_workgroup_id_y	0
	  ;.amdhsa_system_sgpr_workgroup_id_z	0
	  ;.amdhsa_system_sgpr_workgroup_info	0
	  .amdhsa_system_sgpr_private_segment_wavefront_offset	1 ; (s11)
	  ; work_item_id_X	1 (v0)
	  ; work_item_id_Y	1 (v1)
	  ; work_item_id_Z	1 (v2)
	  .amdhsa_system_vgpr_workitem_id	2
	  .amdhsa_next_free_vgpr	24
	  .amdhsa_next_free_sgpr	62
	  .amdhsa_reserve_vcc	1
	  .amdhsa_reserve_flat_scratch	0
	  .amdhsa_reserve_xnack_mask	0
	  .amdhsa_private_segment_fixed_size	512
	  .amdhsa_group_segment_fixed_size	1536
	  .amdhsa_float_denorm_mode_32	3
	  .amdhsa_float_denorm_mode_16_64	3
	.end_amdhsa_kernel
        .amdgpu_metadata
        amdhsa.version:
          - 1
          - 0
        amdhsa.kernels:
          - .name: explicit_vectors._omp_fn.0
            .symbol: explicit_vectors._omp_fn.0.kd
            .kernarg_segment_size: 8
            .kernarg_segment_align: 8
            .group_segment_fixed_size: 1536
            .private_segment_fixed_size: 512
            .wavefront_size: 64
            .sgpr_count: 62
            .vgpr_count: 24
            .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
	.text
	.align	256
	.type	explicit_vectors._omp_fn.0,@function
explicit_vectors._omp_fn.0:
.LFB3:
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 256
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 256
.LCFI3:
	s_addc_u32	s17, s15, 0
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[18:19], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	s_mov_b64	exec, 1
	global_load_dwordx2	v[12:13], v1, s[18:19] offset:24
	s_waitcnt	vmcnt(0)
	global_load_dwordx2	v[10:11], v1, s[18:19] offset:16
	s_waitcnt	vmcnt(0)
	global_load_dwordx2	v[8:9], v1, s[18:19] offset:8
	s_waitcnt	vmcnt(0)
	s_mov_b64	s[2:3], 0
	s_mov_b64	exec, -1
	v_mov_b32	v6, 0
	v_lshlrev_b32	v4, 2, v1
.L31:
	v_readlane_b32	s12, v10, 0
	v_readlane_b32	s13, v11, 0
	s_add_u32	s12, s12, s2
	s_addc_u32	s13, s13, s3
	s_mov_b64	exec, -1
	global_load_dword	v5, v4, s[12:13] offset:0
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s12, v12, 0
	v_readlane_b32	s13, v13, 0
	s_add_u32	s12, s12, s2
	s_addc_u32	s13, s13, s3
	global_load_dword	v0, v4, s[12:13] offset:0
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s12, v8, 0
	v_readlane_b32	s13, v9, 0
	s_add_u32	s12, s12, s2
	s_addc_u32	s13, s13, s3
	global_load_dword	v7, v4, s[12:13] offset:0
	s_waitcnt	vmcnt(0)
	v_mul_f32	v3, v0, v5
	v_sub_f32	v0, v0, v5
	v_cmp_gt_i32	s[12:13], v7, 3
	v_cndmask_b32	v0, v0, v3, s[12:13]
	v_add_f32	v6, v0, v6
	s_add_u32	s2, s2, 256
	s_addc_u32	s3, s3, 0
	s_cmp_lg_u64	s[2:3], 8192
	s_cbranch_scc1	.L31
	s_mov_b64	exec, -1
	v_lshlrev_b32	v0, 2, v1
	s_mov_b32	s22, scc
	s_add_u32	s2, s16, -256
	s_addc_u32	s3, s17, -1
	s_cmpk_lg_u32	s22, 0
	global_store_dword	v0, v6, s[2:3] offset:0
	s_mov_b64	exec, 1
	global_load_dwordx2	v[6:7], v1, s[18:19]
	s_waitcnt	vmcnt(0)
	global_load_dword	v0, v[6:7], off
	s_waitcnt	vmcnt(0)
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -256
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	s[2:3], s[16:17]
.L32:
	s_mov_b64	exec, 1
	global_load_dword	v3, v[4:5], off
	s_waitcnt	vmcnt(0)
	v_add_f32	v0, v3, v0
	v_add_co_u32	v4, vcc, 4, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	v_cmp_ne_u64	vcc, s[2:3], v[4:5]
	s_cmpk_lg_u32	vcc_lo, 0
	s_cbranch_scc1	.L32
	s_mov_b64	exec, 1
	global_store_dword	v[6:7], v0, off
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE3:
	.size	explicit_vectors._omp_fn.0, .-explicit_vectors._omp_fn.0
	.globl	__divsf3


	.rodata
	.p2align	6
	.amdhsa_kernel	conditional._omp_fn.0
	  .amdhsa_user_sgpr_private_segment_buffer	1 ; (s0, s1, s2, s3)
	  .amdhsa_user_sgpr_dispatch_ptr	1 ; (s4, s5)
	  .amdhsa_user_sgpr_queue_ptr	1 ; (s6, s7)
	  .amdhsa_user_sgpr_kernarg_segment_ptr	1 ; (s8, s9)
	  ;.amdhsa_user_sgpr_dispatch_id	0
	  ;.amdhsa_user_sgpr_flat_scratch_init	0
	  ;.amdhsa_user_sgpr_private_segment_size	0
	  .amdhsa_system_sgpr_workgroup_id_x	1 ; (s10)
	  ;.amdhsa_system_sgpr_workgroup_id_y	0
	  ;.amdhsa_system_sgpr_workgroup_id_z	0
	  ;.amdhsa_system_sgpr_workgroup_info	0
	  .amdhsa_system_sgpr_private_segment_wavefront_offset	1 ; (s11)
	  ; work_item_id_X	1 (v0)
	  ; work_item_id_Y	1 (v1)
	  ; work_item_id_Z	1 (v2)
	  .amdhsa_system_vgpr_workitem_id	2
	  .amdhsa_next_free_vgpr	24
	  .amdhsa_next_free_sgpr	62
	  .amdhsa_reserve_vcc	1
	  .amdhsa_reserve_flat_scratch	0
	  .amdhsa_reserve_xnack_mask	0
	  .amdhsa_private_segment_fixed_size	512
	  .amdhsa_group_segment_fixed_size	1536
	  .amdhsa_float_denorm_mode_32	3
	  .amdhsa_float_denorm_mode_16_64	3
	.end_amdhsa_kernel
        .amdgpu_metadata
        amdhsa.version:
          - 1
          - 0
        amdhsa.kernels:
          - .name: conditional._omp_fn.0
            .symbol: conditional._omp_fn.0.kd
            .kernarg_segment_size: 8
            .kernarg_segment_align: 8
            .group_segment_fixed_size: 1536
            .private_segment_fixed_size: 512
            .wavefront_size: 64
            .sgpr_count: 62
            .vgpr_count: 24
            .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
	.text
	.align	256
	.type	conditional._omp_fn.0,@function
conditional._omp_fn.0:
.LFB5:
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 0
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_mov_b64	s[16:17], s[14:15]
.LCFI4:
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[36:37], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	s_mov_b32	s34, 0
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[36:37]
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s14, v4, 0
	v_readlane_b32	s15, v5, 0
	global_load_dwordx2	v[16:17], v1, s[36:37] offset:8
	s_waitcnt	vmcnt(0)
	s_add_u32	s38, s14, 8192
	s_addc_u32	s39, s15, 0
	v_readlane_b32	s32, v16, 0
	v_readlane_b32	s33, v17, 0
	s_mov_b32	s35, 1.0
	s_getpc_b64	s[40:41]
	s_add_u32	s40, s40, __divsf3@rel32@lo+4
	s_addc_u32	s41, s41, __divsf3@rel32@hi+4
	s_branch	.L41
.L49:
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[36:37] offset:16
	s_waitcnt	vmcnt(0)
	global_load_dword	v3, v[4:5], off
	s_waitcnt	vmcnt(0)
	v_add_f32	v0, v0, v3
	global_store_dword	v[4:5], v0, off
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.L43:
	s_mov_b64	exec, 1
	global_load_dword	v0, v[16:17], off
	s_waitcnt	vmcnt(0)
	v_cvt_f32_i32	v0, v0
	v_sub_f32	v0, s34, v0
.L45:
	v_readlane_b32	s34, v0, 0
	s_add_u32	s14, s14, 8
	s_addc_u32	s15, s15, 0
	s_mov_b64	exec, 1
	v_add_co_u32	v16, vcc, 4, v16
	v_addc_co_u32	v17, vcc, 0, v17, vcc
	s_add_u32	s32, s32, 4
	s_addc_u32	s33, s33, 0
	s_cmp_lg_u64	s[14:15], s[38:39]
	s_cbranch_scc0	.L49
.L41:
	s_mov_b64	exec, 1
	global_load_dword	v0, v1, s[14:15]
	s_waitcnt	vmcnt(0)
	v_mov_b32	v3, 1.0
	v_cmp_gt_f32	vcc, v0, v3
	s_cbranch_vccz	.L43
	s_mov_b64	exec, 1
	global_load_dword	v3, v1, s[32:33]
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s12, v3, 0
	s_cmp_eq_u32	s12, 7
	s_cbranch_scc1	.L43
	s_mov_b64	exec, 1
	global_load_dword	v3, v1, s[14:15] offset:4
	s_waitcnt	vmcnt(0)
	v_add_f32	v3, s35, v3
	v_readlane_b32	s25, v3, 0
	v_readlane_b32	s24, v0, 0
	s_swappc_b64	s[18:19], s[40:41]
	v_writelane_b32	v0, s24, 0
	s_mov_b64	exec, 1
	v_add_f32	v0, s34, v0
	s_branch	.L45
.LFE5:
	.size	conditional._omp_fn.0, .-conditional._omp_fn.0
	.section	.gnu.offload_vars,"aw"
	.global .offload_var_table
	.type .offload_var_table, @object
.offload_var_table:
	.section	.gnu.offload_vars,"aw"
	.align	8
	.type	.offload_var_table.2, @object
	.size	.offload_var_table.2, 0
.offload_var_table.2:
	.section	.debug_frame,"",@progbits
.Lframe0:
	.4byte	.LECIE0-.LSCIE0
.LSCIE0:
	.4byte	0xffffffff
	.byte	0x3
	.string	""
	.byte	0x1
	.byte	0x4
	.byte	0x10
	.byte	0xf
	.byte	0xa
	.byte	0x92
	.byte	0x31
	.byte	0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x92
	.byte	0x30
	.byte	0
	.byte	0x22
	.byte	0x10
	.byte	0x10
	.byte	0xa
	.byte	0x92
	.byte	0x33
	.byte	0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x92
	.byte	0x32
	.byte	0
	.byte	0x22
	.align	8
.LECIE0:
.LSFDE0:
	.4byte	.LEFDE0-.LASFDE0
.LASFDE0:
	.4byte	.Lframe0
	.8byte	.LFB0
	.8byte	.LFE0-.LFB0
	.byte	0x4
	.4byte	.LCFI0-.LFB0
	.byte	0xf
	.byte	0xe
	.byte	0x92
	.byte	0x31
	.byte	0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x92
	.byte	0x30
	.byte	0
	.byte	0x22
	.byte	0xa
	.2byte	0x618
	.byte	0x1c
	.byte	0xae
	.byte	0
	.byte	0xaf
	.byte	0x1
	.byte	0xb2
	.byte	0x2
	.byte	0xb3
	.byte	0x3
	.byte	0x5
	.byte	0x40
	.byte	0x4
	.byte	0x5
	.byte	0x41
	.byte	0x5
	.byte	0x90
	.byte	0x2
	.byte	0x5
	.byte	0x90,0x14
	.byte	0x6
	.byte	0x5
	.byte	0x91,0x14
	.byte	0x46
	.byte	0x5
	.byte	0x92,0x14
	.byte	0x86,0x1
	.byte	0x5
	.byte	0x93,0x14
	.byte	0xc6,0x1
	.byte	0x5
	.byte	0x94,0x14
	.byte	0x86,0x2
	.byte	0x5
	.byte	0x95,0x14
	.byte	0xc6,0x2
	.align	8
.LEFDE0:
.LSFDE2:
	.4byte	.LEFDE2-.LASFDE2
.LASFDE2:
	.4byte	.Lframe0
	.8byte	.LFB1
	.8byte	.LFE1-.LFB1
	.byte	0x4
	.4byte	.LCFI1-.LFB1
	.byte	0xf
	.byte	0xd
	.byte	0x92
	.byte	0x31
	.byte	0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x92
	.byte	0x30
	.byte	0
	.byte	0x22
	.byte	0x8
	.byte	0x78
	.byte	0x1c
	.align	8
.LEFDE2:
.LSFDE4:
	.4byte	.LEFDE4-.LASFDE4
.LASFDE4:
	.4byte	.Lframe0
	.8byte	.LFB2
	.8byte	.LFE2-.LFB2
	.byte	0x4
	.4byte	.LCFI2-.LFB2
	.byte	0xf
	.byte	0xc
	.byte	0x92
	.byte	0x31
	.byte	0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x92
	.byte	0x30
	.byte	0
	.byte	0x22
	.byte	0x38
	.byte	0x1c
	.align	8
.LEFDE4:
.LSFDE6:
	.4byte	.LEFDE6-.LASFDE6
.LASFDE6:
	.4byte	.Lframe0
	.8byte	.LFB3
	.8byte	.LFE3-.LFB3
	.byte	0x4
	.4byte	.LCFI3-.LFB3
	.byte	0xf
	.byte	0xe
	.byte	0x92
	.byte	0x31
	.byte	0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x92
	.byte	0x30
	.byte	0
	.byte	0x22
	.byte	0xa
	.2byte	0x108
	.byte	0x1c
	.align	8
.LEFDE6:
.LSFDE8:
	.4byte	.LEFDE8-.LASFDE8
.LASFDE8:
	.4byte	.Lframe0
	.8byte	.LFB5
	.8byte	.LFE5-.LFB5
	.byte	0x4
	.4byte	.LCFI4-.LFB5
	.byte	0xf
	.byte	0xe
	.byte	0x92
	.byte	0x31
	.byte	0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x92
	.byte	0x30
	.byte	0
	.byte	0x22
	.byte	0xa
	.2byte	0x238
	.byte	0x1c
	.align	8
.LEFDE8:
	.ident	"GCC: (GNU) 12.2.0"
