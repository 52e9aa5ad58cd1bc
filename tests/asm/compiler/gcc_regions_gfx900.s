; gcc-12 -fopenmp, for the GPU -O0 -g -march=gfx900
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx900:xnack-"
	.text
.Ltext0:
	.file 1 "<artificial>"
	.globl	__divsi3
	.globl	__modsi3


	.type	scale._omp_fn.1,@function
scale._omp_fn.1:
.LFB0:
	.file 2 "/work/h-gcc/tests/compiler/openmp/regions.c"
	.loc 2 15 9
	; using flat addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 0
	; pretend size: 0
	; local vars size: 0
	; callee save size: 792
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
	global_store_dword	v[4:5], v18, off offset:0
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v19, off offset:0
	s_add_u32	s16, s16, 792
.LCFI0:
	s_movk_i32	m0, 1536
	v_writelane_b32	v18, s24, 0
	v_writelane_b32	v19, s25, 0
	.loc 2 15 9
	s_mov_b64	exec, 1
	v_add_co_u32	v4, vcc, 24, v18
	v_addc_co_u32	v5, vcc, 0, v19, vcc
	flat_load_dword	v16, v[4:5]
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
	v_add_co_u32	v4, vcc, 20, v18
	v_addc_co_u32	v5, vcc, 0, v19, vcc
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
	v_subrev_co_u32	v0, vcc, v16, v0
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
.L5:
	s_mul_i32	s2, s15, s14
	s_add_i32	s2, s2, s24
	s_add_i32	s15, s15, s2
	s_cmp_ge_i32	s2, s15
	s_cbranch_scc1	.L1
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[8:9], v[18:19]
	s_waitcnt	0
	v_readlane_b32	s3, v16, 0
	s_add_i32	s2, s3, s2
	s_add_i32	s15, s3, s15
	v_add_co_u32	v18, vcc, 8, v18
	v_addc_co_u32	v19, vcc, 0, v19, vcc
	s_mov_b32	s12, s2
	s_ashr_i32	s13, s2, 31
	s_lshl_b64	s[12:13], s[12:13], 3
	flat_load_dwordx2	v[4:5], v[18:19]
	s_waitcnt	0
	v_writelane_b32	v6, s12, 0
	v_writelane_b32	v7, s13, 0
	v_add_co_u32	v4, vcc, v6, v4
	v_addc_co_u32	v5, vcc, v7, v5, vcc
.L4:
.LBB2:
	.loc 2 18 13 discriminator 4
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[6:7], v[4:5]
	s_waitcnt	0
	v_mul_f64	v[6:7], v[8:9], v[6:7]
	flat_store_dwordx2	v[4:5], v[6:7]
	s_add_i32	s2, s2, 1
	v_add_co_u32	v4, vcc, 8, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_cmp_gt_i32	s15, s2
	s_cbranch_scc1	.L4
.L1:
.LBE2:
	.loc 2 15 9
	s_sub_u32	s16, s16, 792
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
	global_load_dword	v18, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v19, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s15, v6, 1
	v_readlane_b32 s18, v6, 2
	v_readlane_b32 s19, v6, 3
	v_readlane_b32 s32, v6, 4
	v_readlane_b32 s33, v6, 5
	s_setpc_b64	s[18:19]
.L2:
	s_add_i32	s15, s15, 1
	.loc 2 15 9 is_stmt 0 discriminator 3
	s_mov_b32	s24, 0
	s_branch	.L5
.LFE0:
	.size	scale._omp_fn.1, .-scale._omp_fn.1
	.globl	__divdf3


	.type	smooth._omp_fn.1,@function
smooth._omp_fn.1:
.LFB1:
	.loc 2 24 9 is_stmt 1
	; using flat addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 24
	; pretend size: 0
	; local vars size: 40
	; callee save size: 2104
	v_writelane_b32 v6, s14, 0
	v_writelane_b32 v6, s15, 1
	v_writelane_b32 v6, s18, 2
	v_writelane_b32 v6, s19, 3
	v_writelane_b32 v6, s32, 4
	v_writelane_b32 v6, s33, 5
	v_writelane_b32 v6, s34, 6
	v_writelane_b32 v6, s35, 7
	v_writelane_b32 v6, s36, 8
	v_writelane_b32 v6, s37, 9
	v_writelane_b32 v6, s38, 10
	v_writelane_b32 v6, s39, 11
	v_writelane_b32 v6, s40, 12
	v_writelane_b32 v6, s41, 13
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 16383
	global_store_dword	v[4:5], v6, off offset:0
	s_mov_b32	s22, 56
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
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v22, off offset:0
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v23, off offset:0
	s_add_u32	s16, s16, 2168
.LCFI1:
	s_addc_u32	s17, s17, 0
	s_movk_i32	m0, 1536
	v_writelane_b32	v16, s24, 0
	v_writelane_b32	v17, s25, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[4:5], v[16:17]
	.loc 2 24 9
	v_add_co_u32	v6, vcc, 16, v16
	v_addc_co_u32	v7, vcc, 0, v17, vcc
	v_add_co_u32	v4, vcc, 24, v16
	v_addc_co_u32	v5, vcc, 0, v17, vcc
	s_add_u32	s2, s16, -24
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -24
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v10, s2, 0
	v_writelane_b32	v11, s3, 0
	flat_store_dwordx2	v[8:9], v[10:11]
	s_add_u32	s2, s16, -56
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	s_add_u32	s2, s16, -16
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v10, s2, 0
	v_writelane_b32	v11, s3, 0
	flat_store_dwordx2	v[10:11], v[8:9]
	s_add_u32	s2, s16, -8
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	s_mov_b64	s[2:3], 1
	v_writelane_b32	v10, s2, 0
	v_writelane_b32	v11, s3, 0
	flat_store_dwordx2	v[8:9], v[10:11]
	s_mov_b64	s[28:29], 1
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	v_readlane_b32	s26, v6, 0
	v_readlane_b32	s27, v7, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_readlane_b32	s24, v4, 0
	v_readlane_b32	s25, v5, 0
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_loop_nonmonotonic_guided_start@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_loop_nonmonotonic_guided_start@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_cmp_eq_u32	s24, 0
	s_cbranch_scc1	.L8
	s_add_u32	s2, s16, -56
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[6:7], v[4:5]
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -24
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v22, s2, 0
	v_writelane_b32	v23, s3, 0
.LBB3:
	.loc 2 26 6
	v_readlane_b32	s2, v16, 0
	v_readlane_b32	s3, v17, 0
	s_add_u32	s2, s2, 8
	s_addc_u32	s3, s3, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -48
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	.loc 2 26 50
	s_getpc_b64	s[36:37]
	s_add_u32	s36, s36, __divdf3@rel32@lo+4
	s_addc_u32	s37, s37, __divdf3@rel32@hi+4
	s_mov_b32	s34, 1077936128
	v_cvt_f64_f32	v[4:5], s34
	v_readlane_b32	s34, v4, 0
	v_readlane_b32	s35, v5, 0
	s_getpc_b64	s[40:41]
	s_add_u32	s40, s40, GOMP_loop_nonmonotonic_guided_next@rel32@lo+4
	s_addc_u32	s41, s41, GOMP_loop_nonmonotonic_guided_next@rel32@hi+4
.L10:
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
	v_readlane_b32	s32, v0, 0
	flat_load_dword	v0, v[22:23]
	s_waitcnt	0
	v_readlane_b32	s33, v0, 0
	.loc 2 26 17
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	flat_load_dwordx2	v[20:21], v[4:5]
	s_waitcnt	0
	.loc 2 26 6
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -48
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	flat_load_dwordx2	v[18:19], v[4:5]
	s_waitcnt	0
	s_mov_b32	s38, s32
	s_ashr_i32	s39, s32, 31
	s_lshl_b64	s[14:15], s[38:39], 3
	s_add_u32	s14, s14, -8
	s_addc_u32	s15, s15, -1
.L9:
	.loc 2 26 17 discriminator 4
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[6:7], v[20:21]
	s_waitcnt	0
	s_mov_b64	s[2:3], s[14:15]
	s_add_u32	s14, s14, 8
	s_addc_u32	s15, s15, 0
	.loc 2 26 10 discriminator 4
	flat_load_dwordx2	v[16:17], v[18:19]
	s_waitcnt	0
	v_writelane_b32	v4, s14, 0
	v_writelane_b32	v5, s15, 0
	v_add_co_u32	v16, vcc, v4, v16
	v_addc_co_u32	v17, vcc, v5, v17, vcc
	.loc 2 26 17 discriminator 4
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_add_co_u32	v4, vcc, v4, v6
	v_addc_co_u32	v5, vcc, v5, v7, vcc
	.loc 2 26 31 discriminator 4
	v_writelane_b32	v8, s14, 0
	v_writelane_b32	v9, s15, 0
	v_add_co_u32	v6, vcc, v8, v6
	v_addc_co_u32	v7, vcc, v9, v7, vcc
	.loc 2 26 25 discriminator 4
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	flat_load_dwordx2	v[8:9], v[4:5]
	s_waitcnt	0
	v_add_f64	v[6:7], v[6:7], v[8:9]
	.loc 2 26 41 discriminator 4
	v_add_co_u32	v4, vcc, 16, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	.loc 2 26 35 discriminator 4
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	.loc 2 26 50 discriminator 4
	s_mov_b64	s[26:27], s[34:35]
	v_add_f64	v[4:5], v[4:5], v[6:7]
	v_readlane_b32	s24, v4, 0
	v_readlane_b32	s25, v5, 0
	s_swappc_b64	s[18:19], s[36:37]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	.loc 2 26 10 discriminator 4
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[16:17], v[4:5]
	s_add_i32	s32, s32, 1
	s_cmp_gt_i32	s33, s32
	s_cbranch_scc1	.L9
	v_readlane_b32	s26, v22, 0
	v_readlane_b32	s27, v23, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_readlane_b32	s24, v4, 0
	v_readlane_b32	s25, v5, 0
	s_swappc_b64	s[18:19], s[40:41]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc1	.L10
.L8:
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_loop_end_nowait@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_loop_end_nowait@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
.LBE3:
	.loc 2 24 9 discriminator 5
	s_sub_u32	s16, s16, 2168
	s_subb_u32	s17, s17, 0
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 16383
	global_load_dword	v6, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	s_mov_b32	s22, 56
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
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v22, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v23, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s15, v6, 1
	v_readlane_b32 s18, v6, 2
	v_readlane_b32 s19, v6, 3
	v_readlane_b32 s32, v6, 4
	v_readlane_b32 s33, v6, 5
	v_readlane_b32 s34, v6, 6
	v_readlane_b32 s35, v6, 7
	v_readlane_b32 s36, v6, 8
	v_readlane_b32 s37, v6, 9
	v_readlane_b32 s38, v6, 10
	v_readlane_b32 s39, v6, 11
	v_readlane_b32 s40, v6, 12
	v_readlane_b32 s41, v6, 13
	s_setpc_b64	s[18:19]
.LFE1:
	.size	smooth._omp_fn.1, .-smooth._omp_fn.1


	.type	smooth._omp_fn.3,@function
smooth._omp_fn.3:
.LFB2:
	.loc 2 27 9
	; using flat addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 16
	; pretend size: 0
	; local vars size: 16
	; callee save size: 2096
	v_writelane_b32 v6, s14, 0
	v_writelane_b32 v6, s15, 1
	v_writelane_b32 v6, s18, 2
	v_writelane_b32 v6, s19, 3
	v_writelane_b32 v6, s32, 4
	v_writelane_b32 v6, s33, 5
	v_writelane_b32 v6, s34, 6
	v_writelane_b32 v6, s35, 7
	v_writelane_b32 v6, s36, 8
	v_writelane_b32 v6, s38, 9
	v_writelane_b32 v6, s39, 10
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 2047
	global_store_dword	v[4:5], v6, off offset:0
	s_mov_b32	s22, 44
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
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v22, off offset:0
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v23, off offset:0
	s_add_u32	s16, s16, 2128
.LCFI2:
	s_addc_u32	s17, s17, 0
	s_movk_i32	m0, 1536
	v_writelane_b32	v16, s24, 0
	v_writelane_b32	v17, s25, 0
	.loc 2 27 9
	s_mov_b64	exec, 1
	v_add_co_u32	v4, vcc, 16, v16
	v_addc_co_u32	v5, vcc, 0, v17, vcc
.LBB4:
.LBB5:
	.loc 2 28 29
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
	v_readlane_b32	s2, v0, 0
	s_add_i32	s36, s2, -1
	s_mov_b32	s26, s36
	s_ashr_i32	s27, s36, 31
	s_add_u32	s2, s16, -16
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[4:5], v[6:7]
	s_add_u32	s2, s16, -24
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_add_u32	s2, s16, -8
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_mov_b64	s[28:29], 1
	s_mov_b64	s[24:25], 1
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_loop_maybe_nonmonotonic_runtime_start@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_loop_maybe_nonmonotonic_runtime_start@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_cmp_eq_u32	s24, 0
	.loc 2 27 9
	s_mov_b32	s2, 1
	s_cbranch_scc1	.L14
	s_add_u32	s2, s16, -24
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v20, s2, 0
	v_writelane_b32	v21, s3, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v18, s2, 0
	v_writelane_b32	v19, s3, 0
	.loc 2 29 16
	s_mov_b64	exec, 1
	v_add_co_u32	v22, vcc, 8, v16
	v_addc_co_u32	v23, vcc, 0, v17, vcc
	s_getpc_b64	s[38:39]
	s_add_u32	s38, s38, GOMP_loop_maybe_nonmonotonic_runtime_next@rel32@lo+4
	s_addc_u32	s39, s39, GOMP_loop_maybe_nonmonotonic_runtime_next@rel32@hi+4
.L16:
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[4:5], v[20:21]
	s_waitcnt	0
	v_readlane_b32	s14, v4, 0
	flat_load_dwordx2	v[4:5], v[18:19]
	s_waitcnt	0
	v_readlane_b32	s34, v4, 0
	s_mov_b32	s13, s34
	flat_load_dwordx2	v[8:9], v[22:23]
	s_waitcnt	0
	.loc 2 29 8
	flat_load_dwordx2	v[6:7], v[16:17]
	s_waitcnt	0
	s_mov_b32	s32, s14
	s_ashr_i32	s33, s14, 31
	s_lshl_b64	s[2:3], s[32:33], 3
	s_mov_b32	s12, s14
.L15:
	.loc 2 29 16 discriminator 11
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[10:11], v[8:9]
	s_waitcnt	0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_add_co_u32	v10, vcc, v4, v10
	v_addc_co_u32	v11, vcc, v5, v11, vcc
	.loc 2 29 12 discriminator 11
	flat_load_dwordx2	v[4:5], v[6:7]
	s_waitcnt	0
	v_writelane_b32	v12, s2, 0
	v_writelane_b32	v13, s3, 0
	v_add_co_u32	v4, vcc, v12, v4
	v_addc_co_u32	v5, vcc, v13, v5, vcc
	flat_load_dwordx2	v[10:11], v[10:11]
	s_waitcnt	0
	flat_store_dwordx2	v[4:5], v[10:11]
	s_add_i32	s12, s12, 1
	s_add_u32	s2, s2, 8
	s_addc_u32	s3, s3, 0
	s_cmp_gt_i32	s13, s12
	s_cbranch_scc1	.L15
	v_readlane_b32	s26, v18, 0
	v_readlane_b32	s27, v19, 0
	v_readlane_b32	s24, v20, 0
	v_readlane_b32	s25, v21, 0
	s_swappc_b64	s[18:19], s[38:39]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc1	.L16
	s_cmp_ge_i32	s14, s34
	s_mov_b32	s3, 0
	s_cbranch_scc1	.L18
	s_add_i32	s34, s34, -1
	s_sub_i32	s3, s34, s14
.L18:
	s_add_i32	s2, s14, 1
	s_add_i32	s2, s2, s3
.L14:
	s_cmp_eq_u32	s2, s36
	s_cbranch_scc1	.L19
.L20:
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_loop_end_nowait@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_loop_end_nowait@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
.LBE5:
.LBE4:
	.loc 2 27 9 discriminator 13
	s_sub_u32	s16, s16, 2128
	s_subb_u32	s17, s17, 0
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 2047
	global_load_dword	v6, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	s_mov_b32	s22, 44
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
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v22, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_load_dword	v23, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s15, v6, 1
	v_readlane_b32 s18, v6, 2
	v_readlane_b32 s19, v6, 3
	v_readlane_b32 s32, v6, 4
	v_readlane_b32 s33, v6, 5
	v_readlane_b32 s34, v6, 6
	v_readlane_b32 s35, v6, 7
	v_readlane_b32 s36, v6, 8
	v_readlane_b32 s38, v6, 9
	v_readlane_b32 s39, v6, 10
	s_setpc_b64	s[18:19]
.L19:
.LBB7:
.LBB6:
	.loc 2 27 9 is_stmt 0
	s_mov_b64	exec, 1
	v_add_co_u32	v16, vcc, 20, v16
	v_addc_co_u32	v17, vcc, 0, v17, vcc
	s_mov_b32	s2, 0
	v_writelane_b32	v0, s2, 0
	flat_store_dword	v[16:17], v0
	s_branch	.L20
.LBE6:
.LBE7:
.LFE2:
	.size	smooth._omp_fn.3, .-smooth._omp_fn.3


	.type	where._omp_fn.1,@function
where._omp_fn.1:
.LFB3:
	.loc 2 39 9 is_stmt 1
	; using flat addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 0
	; pretend size: 0
	; local vars size: 0
	; callee save size: 520
	v_writelane_b32 v6, s18, 0
	v_writelane_b32 v6, s19, 1
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 3
	global_store_dword	v[4:5], v6, off offset:0
	s_mov_b32	s22, 8
	s_mov_b64	exec, -1
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v16, off offset:0
	s_movk_i32	s22, 256
	v_add_co_u32	v4, vcc, v4, s22
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	global_store_dword	v[4:5], v17, off offset:0
	s_add_u32	s16, s16, 520
.LCFI3:
	s_movk_i32	m0, 1536
	v_writelane_b32	v16, s24, 0
	v_writelane_b32	v17, s25, 0
.LBB8:
	.loc 2 41 9
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, omp_get_thread_num@rel32@lo+4
	s_addc_u32	s3, s3, omp_get_thread_num@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_cmp_eq_u32	s24, 0
	s_cbranch_scc1	.L28
.L25:
.LBE8:
	.loc 2 39 9
	s_sub_u32	s16, s16, 520
	s_subb_u32	s17, s17, 0
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 3
	global_load_dword	v6, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	s_mov_b32	s22, 8
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
	v_readlane_b32 s18, v6, 0
	v_readlane_b32 s19, v6, 1
	s_setpc_b64	s[18:19]
.L28:
.LBB9:
	.loc 2 43 15
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, omp_get_num_threads@rel32@lo+4
	s_addc_u32	s3, s3, omp_get_num_threads@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	.loc 2 43 13
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[4:5], v[16:17]
	s_waitcnt	0
	flat_store_dword	v[4:5], v0
	.loc 2 44 13
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, omp_get_level@rel32@lo+4
	s_addc_u32	s3, s3, omp_get_level@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	.loc 2 44 11
	s_mov_b64	exec, 1
	v_add_co_u32	v16, vcc, 8, v16
	v_addc_co_u32	v17, vcc, 0, v17, vcc
	flat_load_dwordx2	v[4:5], v[16:17]
	s_waitcnt	0
	flat_store_dword	v[4:5], v0
	s_branch	.L25
.LBE9:
.LFE3:
	.size	where._omp_fn.1, .-where._omp_fn.1


	.rodata
	.p2align	6
	.amdhsa_kernel	main._omp_fn.0
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
          - .name: main._omp_fn.0
            .symbol: main._omp_fn.0.kd
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
	.type	main._omp_fn.0,@function
main._omp_fn.0:
.LFB4:
	.loc 2 61 9
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 0
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_mov_b64	s[16:17], s[14:15]
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[2:3], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
.LBB10:
	.loc 2 63 7
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[2:3] offset:8
	s_waitcnt	vmcnt(0)
	global_load_dwordx2	v[6:7], v1, s[2:3]
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s2, v6, 0
	v_readlane_b32	s3, v7, 0
	s_add_u32	s12, s2, 160
	s_addc_u32	s13, s3, 0
.L30:
	.loc 2 63 10 discriminator 3
	s_mov_b64	exec, 1
	s_nop	0x0
	s_nop	0x0
	global_load_dwordx2	v[6:7], v1, s[2:3]
	s_waitcnt	vmcnt(0)
	v_cvt_i32_f64	v3, v[6:7]
	.loc 2 63 7 discriminator 3
	global_load_dword	v0, v[4:5], off
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v0, vcc, v3, v0
	global_store_dword	v[4:5], v0, off
	.loc 2 62 21 discriminator 3
	s_add_u32	s2, s2, 8
	s_addc_u32	s3, s3, 0
	s_cmp_lg_u64	s[2:3], s[12:13]
	s_cbranch_scc1	.L30
.LBE10:
	.loc 2 61 9
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE4:
	.size	main._omp_fn.0, .-main._omp_fn.0


	.rodata
	.p2align	6
	.amdhsa_kernel	scale._omp_fn.0
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
          - .name: scale._omp_fn.0
            .symbol: scale._omp_fn.0.kd
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
	.type	scale._omp_fn.0,@function
scale._omp_fn.0:
.LFB5:
	.loc 2 15 9
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 32
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 32
.LCFI4:
	s_addc_u32	s17, s15, 0
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[2:3], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	.loc 2 15 9
	s_mov_b64	exec, 1
	global_load_dword	v0, v1, s[2:3]
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s33, v0, 0
	global_load_dwordx2	v[4:5], v1, s[2:3] offset:8
	s_waitcnt	vmcnt(0)
	global_load_dwordx2	v[18:19], v[4:5], off
	s_waitcnt	vmcnt(0)
	.loc 2 15 53
	global_load_dwordx2	v[16:17], v1, s[2:3] offset:16
	s_waitcnt	vmcnt(0)
.LBB11:
	s_mov_b32	s27, 1
	.loc 2 15 9
	s_getpc_b64	s[36:37]
	s_add_u32	s36, s36, GOMP_teams4@rel32@lo+4
	s_addc_u32	s37, s37, GOMP_teams4@rel32@hi+4
	s_getpc_b64	s[44:45]
	s_add_u32	s44, s44, omp_get_num_teams@rel32@lo+4
	s_addc_u32	s45, s45, omp_get_num_teams@rel32@hi+4
	s_getpc_b64	s[42:43]
	s_add_u32	s42, s42, omp_get_team_num@rel32@lo+4
	s_addc_u32	s43, s43, omp_get_team_num@rel32@hi+4
	s_getpc_b64	s[40:41]
	s_add_u32	s40, s40, __divsi3@rel32@lo+4
	s_addc_u32	s41, s41, __divsi3@rel32@hi+4
	s_getpc_b64	s[38:39]
	s_add_u32	s38, s38, __modsi3@rel32@lo+4
	s_addc_u32	s39, s39, __modsi3@rel32@hi+4
	s_mov_b32	s34, 0
	s_branch	.L36
.L38:
	s_mul_i32	s2, s15, s14
	s_add_i32	s2, s2, s24
	s_add_i32	s15, s15, s2
	s_mov_b32	s27, s34
	s_cmp_ge_i32	s2, s15
	s_cbranch_scc0	.L41
.L36:
	.loc 2 15 9 is_stmt 0 discriminator 1
	s_mov_b32	s26, 64
	s_mov_b32	s25, 4
	s_mov_b32	s24, 4
	s_swappc_b64	s[18:19], s[36:37]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc0	.L40
	s_swappc_b64	s[18:19], s[44:45]
	s_mov_b32	s32, s24
	s_swappc_b64	s[18:19], s[42:43]
	s_mov_b32	s14, s24
	s_mov_b32	s25, s32
	s_mov_b32	s24, s33
	s_swappc_b64	s[18:19], s[40:41]
	s_mov_b32	s15, s24
	s_mov_b32	s25, s32
	s_mov_b32	s24, s33
	s_swappc_b64	s[18:19], s[38:39]
	s_cmp_lt_i32	s14, s24
	s_cbranch_scc0	.L38
	s_add_i32	s15, s15, 1
	s_mov_b32	s24, s34
	s_branch	.L38
.L41:
.LBB12:
	.loc 2 15 9
	v_writelane_b32	v0, s2, 0
	s_mov_b64	exec, 1
	global_store_dword	v1, v0, s[16:17] offset:-8
	v_writelane_b32	v0, s15, 0
	global_store_dword	v1, v0, s[16:17] offset:-12
	v_writelane_b32	v0, s33, 0
	global_store_dword	v1, v0, s[16:17] offset:-16
	global_store_dwordx2	v1, v[16:17], s[16:17] offset:-24
	global_store_dwordx2	v1, v[18:19], s[16:17] offset:-32
	s_cmp_le_i32	s33, 10
	; s_mov_b32	s28,scc is not supported by the assembler.
	.byte	0xfd
	.byte	0x0
	.byte	0x80|28
	.byte	0xbe
	s_lshl_b32	s28, s28, 31
	s_mov_b32	s29, 0
	s_lshr_b32	s28, s28, 31
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s26, s2
	s_mov_b32	s27, s3
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, scale._omp_fn.1@rel32@lo+4
	s_addc_u32	s25, s25, scale._omp_fn.1@rel32@hi+4
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_parallel@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_parallel@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
.LBE12:
	s_mov_b32	s27, 0
	s_branch	.L36
.L40:
.LBE11:
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE5:
	.size	scale._omp_fn.0, .-scale._omp_fn.0


	.rodata
	.p2align	6
	.amdhsa_kernel	smooth._omp_fn.0
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
          - .name: smooth._omp_fn.0
            .symbol: smooth._omp_fn.0.kd
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
	.type	smooth._omp_fn.0,@function
smooth._omp_fn.0:
.LFB6:
	.loc 2 24 9 is_stmt 1
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 56
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 56
.LCFI5:
	s_addc_u32	s17, s15, 0
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[2:3], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	.loc 2 24 9
	s_mov_b64	exec, 1
	global_load_dword	v0, v1, s[2:3]
	s_waitcnt	vmcnt(0)
	global_load_dwordx2	v[4:5], v1, s[2:3] offset:8
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-48
	global_load_dwordx2	v[4:5], v1, s[2:3] offset:16
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-56
.LBB13:
	s_mov_b32	s27, 1
	s_getpc_b64	s[40:41]
	s_add_u32	s40, s40, GOMP_teams4@rel32@lo+4
	s_addc_u32	s41, s41, GOMP_teams4@rel32@hi+4
.LBB14:
	.loc 2 25 29
	v_add_co_u32	v18, vcc, -1, v0
	s_getpc_b64	s[44:45]
	s_add_u32	s44, s44, omp_get_num_teams@rel32@lo+4
	s_addc_u32	s45, s45, omp_get_num_teams@rel32@hi+4
	s_getpc_b64	s[42:43]
	s_add_u32	s42, s42, omp_get_team_num@rel32@lo+4
	s_addc_u32	s43, s43, omp_get_team_num@rel32@hi+4
	v_readlane_b32	s2, v0, 0
	s_add_i32	s15, s2, -2
.LBB15:
	.loc 2 24 9
	s_add_u32	s2, s16, -48
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v16, s2, 0
	v_writelane_b32	v17, s3, 0
	s_add_u32	s38, s16, -40
	s_addc_u32	s39, s17, -1
	s_getpc_b64	s[36:37]
	s_add_u32	s36, s36, GOMP_parallel@rel32@lo+4
	s_addc_u32	s37, s37, GOMP_parallel@rel32@hi+4
	s_getpc_b64	s[34:35]
	s_add_u32	s34, s34, smooth._omp_fn.1@rel32@lo+4
	s_addc_u32	s35, s35, smooth._omp_fn.1@rel32@hi+4
	s_branch	.L45
.L46:
.LBE15:
.LBE14:
	s_mov_b32	s27, 0
.L45:
	.loc 2 24 9 is_stmt 0 discriminator 1
	s_mov_b32	s26, 0
	s_mov_b32	s25, 0
	s_mov_b32	s24, 0
	s_swappc_b64	s[18:19], s[40:41]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc0	.L50
	s_swappc_b64	s[18:19], s[44:45]
	s_mov_b32	s33, s24
	s_swappc_b64	s[18:19], s[42:43]
	s_mov_b32	s32, s24
	s_lshl_b32	s2, s24, 5
	s_add_i32	s3, s2, 32
	s_min_i32	s3, s3, s15
	s_cmp_gt_i32	s15, s2
.LBB17:
	.loc 2 25 29 is_stmt 1 discriminator 2
	s_mov_b32	s14, 0
	s_cbranch_scc0	.L46
.L44:
.LBB16:
	.loc 2 24 9
	v_writelane_b32	v0, s2, 0
	s_mov_b64	exec, 1
	v_add_co_u32	v0, vcc, 1, v0
	global_store_dword	v1, v0, s[16:17] offset:-16
	v_ashrrev_i32	v0, 31, v0
	global_store_dword	v1, v0, s[16:17] offset:-12
	v_writelane_b32	v0, s3, 0
	v_add_co_u32	v0, vcc, 1, v0
	global_store_dword	v1, v0, s[16:17] offset:-24
	v_ashrrev_i32	v0, 31, v0
	global_store_dword	v1, v0, s[16:17] offset:-20
	global_store_dword	v1, v18, s[16:17] offset:-8
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -56
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-40
	global_store_dwordx2	v1, v[16:17], s[16:17] offset:-32
	s_mov_b32	s29, 0
	s_mov_b32	s28, 0
	s_mov_b64	s[26:27], s[38:39]
	s_mov_b64	s[24:25], s[34:35]
	s_swappc_b64	s[18:19], s[36:37]
	s_add_i32	s14, s14, 1
	s_mul_i32	s2, s33, s14
	s_add_i32	s2, s2, s32
	s_lshl_b32	s2, s2, 5
	s_add_i32	s3, s2, 32
	s_min_i32	s3, s3, s15
	s_cmp_gt_i32	s15, s2
	s_cbranch_scc1	.L44
	s_branch	.L46
.L50:
.LBE16:
.LBE17:
.LBE13:
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE6:
	.size	smooth._omp_fn.0, .-smooth._omp_fn.0


	.rodata
	.p2align	6
	.amdhsa_kernel	smooth._omp_fn.2
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
          - .name: smooth._omp_fn.2
            .symbol: smooth._omp_fn.2.kd
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
	.type	smooth._omp_fn.2,@function
smooth._omp_fn.2:
.LFB7:
	.loc 2 27 9
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 40
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 40
.LCFI6:
	s_addc_u32	s17, s15, 0
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[14:15], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[14:15] offset:16
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-8
	global_load_dwordx2	v[4:5], v1, s[14:15] offset:24
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-16
.LBB18:
	.loc 2 27 9
	global_load_dword	v0, v1, s[14:15] offset:8
	s_waitcnt	vmcnt(0)
	global_store_dword	v1, v0, s[16:17] offset:-24
	s_add_u32	s2, s16, -16
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-40
	s_add_u32	s2, s16, -8
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-32
	s_mov_b32	s29, 0
	s_mov_b32	s28, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s26, s2
	s_mov_b32	s27, s3
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, smooth._omp_fn.3@rel32@lo+4
	s_addc_u32	s25, s25, smooth._omp_fn.3@rel32@hi+4
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_parallel@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_parallel@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[14:15]
	s_waitcnt	vmcnt(0)
	global_load_dword	v0, v1, s[16:17] offset:-20
	s_waitcnt	vmcnt(0)
	global_store_dword	v[4:5], v0, off
.LBE18:
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE7:
	.size	smooth._omp_fn.2, .-smooth._omp_fn.2


	.rodata
	.p2align	6
	.amdhsa_kernel	where._omp_fn.0
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
          - .name: where._omp_fn.0
            .symbol: where._omp_fn.0.kd
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
	.type	where._omp_fn.0,@function
where._omp_fn.0:
.LFB8:
	.loc 2 35 9
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 16
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 16
.LCFI7:
	s_addc_u32	s17, s15, 0
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[14:15], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
.LBB19:
	s_mov_b32	s27, 1
	.loc 2 35 9
	s_getpc_b64	s[32:33]
	s_add_u32	s32, s32, GOMP_teams4@rel32@lo+4
	s_addc_u32	s33, s33, GOMP_teams4@rel32@hi+4
.LBB20:
	.loc 2 37 7
	s_getpc_b64	s[38:39]
	s_add_u32	s38, s38, omp_get_team_num@rel32@lo+4
	s_addc_u32	s39, s39, omp_get_team_num@rel32@hi+4
	.loc 2 38 12
	s_getpc_b64	s[40:41]
	s_add_u32	s40, s40, omp_get_num_teams@rel32@lo+4
	s_addc_u32	s41, s41, omp_get_num_teams@rel32@hi+4
	s_getpc_b64	s[36:37]
	s_add_u32	s36, s36, GOMP_parallel@rel32@lo+4
	s_addc_u32	s37, s37, GOMP_parallel@rel32@hi+4
	s_getpc_b64	s[34:35]
	s_add_u32	s34, s34, where._omp_fn.1@rel32@lo+4
	s_addc_u32	s35, s35, where._omp_fn.1@rel32@hi+4
	s_branch	.L55
.L56:
.LBB21:
	.loc 2 39 9
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[14:15] offset:8
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-16
	global_load_dwordx2	v[4:5], v1, s[14:15] offset:16
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-8
	s_mov_b32	s29, 0
	s_mov_b32	s28, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -16
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s26, s2
	s_mov_b32	s27, s3
	s_mov_b64	s[24:25], s[34:35]
	s_swappc_b64	s[18:19], s[36:37]
.LBE21:
.LBE20:
	s_mov_b32	s27, 0
.L55:
	.loc 2 35 9 discriminator 1
	s_mov_b32	s26, 0
	s_mov_b32	s25, 2
	s_mov_b32	s24, 2
	s_swappc_b64	s[18:19], s[32:33]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc0	.L57
.LBB22:
	.loc 2 37 7
	s_swappc_b64	s[18:19], s[38:39]
	.loc 2 37 6
	s_cmp_eq_u32	s24, 0
	s_cbranch_scc0	.L56
	.loc 2 38 12
	s_swappc_b64	s[18:19], s[40:41]
	v_writelane_b32	v0, s24, 0
	.loc 2 38 10
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[14:15]
	s_waitcnt	vmcnt(0)
	global_store_dword	v[4:5], v0, off
	s_branch	.L56
.L57:
.LBE22:
.LBE19:
	.loc 2 35 9
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE8:
	.size	where._omp_fn.0, .-where._omp_fn.0
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
	.2byte	0x318
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
	.byte	0x92,0x14
	.byte	0x46
	.byte	0x5
	.byte	0x93,0x14
	.byte	0x86,0x1
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
	.2byte	0x878
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
	.byte	0x5
	.byte	0x42
	.byte	0x6
	.byte	0x5
	.byte	0x43
	.byte	0x7
	.byte	0x5
	.byte	0x44
	.byte	0x8
	.byte	0x5
	.byte	0x45
	.byte	0x9
	.byte	0x5
	.byte	0x46
	.byte	0xa
	.byte	0x5
	.byte	0x47
	.byte	0xb
	.byte	0x5
	.byte	0x48
	.byte	0xc
	.byte	0x5
	.byte	0x49
	.byte	0xd
	.byte	0x90
	.byte	0x2
	.byte	0x5
	.byte	0x90,0x14
	.byte	0xe
	.byte	0x5
	.byte	0x91,0x14
	.byte	0x4e
	.byte	0x5
	.byte	0x92,0x14
	.byte	0x8e,0x1
	.byte	0x5
	.byte	0x93,0x14
	.byte	0xce,0x1
	.byte	0x5
	.byte	0x94,0x14
	.byte	0x8e,0x2
	.byte	0x5
	.byte	0x95,0x14
	.byte	0xce,0x2
	.byte	0x5
	.byte	0x96,0x14
	.byte	0x8e,0x3
	.byte	0x5
	.byte	0x97,0x14
	.byte	0xce,0x3
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
	.2byte	0x850
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
	.byte	0x5
	.byte	0x42
	.byte	0x6
	.byte	0x5
	.byte	0x43
	.byte	0x7
	.byte	0x5
	.byte	0x44
	.byte	0x8
	.byte	0x5
	.byte	0x46
	.byte	0x9
	.byte	0x5
	.byte	0x47
	.byte	0xa
	.byte	0x90
	.byte	0x2
	.byte	0x5
	.byte	0x90,0x14
	.byte	0xb
	.byte	0x5
	.byte	0x91,0x14
	.byte	0x4b
	.byte	0x5
	.byte	0x92,0x14
	.byte	0x8b,0x1
	.byte	0x5
	.byte	0x93,0x14
	.byte	0xcb,0x1
	.byte	0x5
	.byte	0x94,0x14
	.byte	0x8b,0x2
	.byte	0x5
	.byte	0x95,0x14
	.byte	0xcb,0x2
	.byte	0x5
	.byte	0x96,0x14
	.byte	0x8b,0x3
	.byte	0x5
	.byte	0x97,0x14
	.byte	0xcb,0x3
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
	.2byte	0x208
	.byte	0x1c
	.byte	0xb2
	.byte	0
	.byte	0xb3
	.byte	0x1
	.byte	0x90
	.byte	0
	.byte	0x5
	.byte	0x90,0x14
	.byte	0x2
	.byte	0x5
	.byte	0x91,0x14
	.byte	0x42
	.align	8
.LEFDE6:
.LSFDE8:
	.4byte	.LEFDE8-.LASFDE8
.LASFDE8:
	.4byte	.Lframe0
	.8byte	.LFB4
	.8byte	.LFE4-.LFB4
	.align	8
.LEFDE8:
.LSFDE10:
	.4byte	.LEFDE10-.LASFDE10
.LASFDE10:
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
	.2byte	0x468
	.byte	0x1c
	.align	8
.LEFDE10:
.LSFDE12:
	.4byte	.LEFDE12-.LASFDE12
.LASFDE12:
	.4byte	.Lframe0
	.8byte	.LFB6
	.8byte	.LFE6-.LFB6
	.byte	0x4
	.4byte	.LCFI5-.LFB6
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
	.2byte	0x380
	.byte	0x1c
	.align	8
.LEFDE12:
.LSFDE14:
	.4byte	.LEFDE14-.LASFDE14
.LASFDE14:
	.4byte	.Lframe0
	.8byte	.LFB7
	.8byte	.LFE7-.LFB7
	.byte	0x4
	.4byte	.LCFI6-.LFB7
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
	.byte	0x38
	.byte	0x1c
	.align	8
.LEFDE14:
.LSFDE16:
	.4byte	.LEFDE16-.LASFDE16
.LASFDE16:
	.4byte	.Lframe0
	.8byte	.LFB8
	.8byte	.LFE8-.LFB8
	.byte	0x4
	.4byte	.LCFI7-.LFB8
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
	.byte	0x48
	.byte	0x1c
	.align	8
.LEFDE16:
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.4byte	0x570
	.2byte	0x5
	.byte	0x1
	.byte	0x8
	.4byte	.Ldebug_abbrev0
	.byte	0x11
	.4byte	.LASF30
	.byte	0x1d
	.4byte	.LASF31
	.4byte	.LASF32
	.8byte	.Ltext0
	.8byte	.Letext0-.Ltext0
	.4byte	.Ldebug_line0
	.byte	0x3
	.4byte	.LASF3
	.8byte	.LFB0
	.8byte	.LFE0-.LFB0
	.byte	0x1
	.byte	0x9c
	.4byte	0x98
	.byte	0x4
	.4byte	0x9d
	.byte	0xa
	.byte	0x90
	.byte	0x92,0x14
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x93,0x14
	.byte	0x93
	.byte	0x4
	.byte	0x8
	.string	"by"
	.byte	0xc
	.byte	0x26
	.4byte	0xd0
	.byte	0xa
	.byte	0x90
	.byte	0x88,0x14
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x89,0x14
	.byte	0x93
	.byte	0x4
	.byte	0xb
	.4byte	.LASF0
	.byte	0xd
	.byte	0xa
	.4byte	0xd6
	.byte	0xc
	.8byte	.LBB2
	.8byte	.LBE2-.LBB2
	.byte	0x8
	.string	"i"
	.byte	0x11
	.byte	0xb
	.4byte	0xdb
	.byte	0x2
	.byte	0x90
	.byte	0x22
	.byte	0
	.byte	0
	.byte	0x5
	.4byte	0xa2
	.byte	0x6
	.4byte	0x98
	.byte	0x7
	.4byte	.LASF6
	.byte	0x20
	.4byte	0xd0
	.byte	0x9
	.string	"by"
	.byte	0xc
	.byte	0x26
	.4byte	0xd0
	.byte	0
	.byte	0x1
	.4byte	.LASF0
	.byte	0xd
	.byte	0xa
	.4byte	0xd6
	.byte	0x8
	.byte	0x1
	.4byte	.LASF1
	.byte	0xe
	.byte	0x6
	.4byte	0xdb
	.byte	0x10
	.byte	0
	.byte	0xd
	.byte	0x4
	.4byte	.LASF2
	.byte	0xe
	.4byte	0xd0
	.byte	0x12
	.byte	0x4
	.byte	0x5
	.string	"int"
	.byte	0x3
	.4byte	.LASF4
	.8byte	.LFB1
	.8byte	.LFE1-.LFB1
	.byte	0x1
	.byte	0x9c
	.4byte	0x14b
	.byte	0x4
	.4byte	0x150
	.byte	0x8
	.byte	0x90
	.byte	0x38
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x39
	.byte	0x93
	.byte	0x4
	.byte	0x2
	.4byte	.LASF5
	.byte	0x15
	.byte	0x1c
	.4byte	0xd6
	.byte	0x4
	.byte	0x92
	.byte	0x38
	.byte	0
	.byte	0x6
	.byte	0x8
	.string	"to"
	.byte	0x15
	.byte	0x2a
	.4byte	0xd6
	.byte	0x6
	.byte	0x92
	.byte	0x38
	.byte	0
	.byte	0x23
	.byte	0x8
	.byte	0x6
	.byte	0xc
	.8byte	.LBB3
	.8byte	.LBE3-.LBB3
	.byte	0x8
	.string	"i"
	.byte	0x19
	.byte	0xc
	.4byte	0xdb
	.byte	0x2
	.byte	0x90
	.byte	0x40
	.byte	0
	.byte	0
	.byte	0x5
	.4byte	0x155
	.byte	0x6
	.4byte	0x14b
	.byte	0x7
	.4byte	.LASF7
	.byte	0x28
	.4byte	0x177
	.byte	0x1
	.4byte	.LASF5
	.byte	0x15
	.byte	0x1c
	.4byte	0x177
	.byte	0
	.byte	0x9
	.string	"to"
	.byte	0x15
	.byte	0x2a
	.4byte	0x177
	.byte	0x8
	.byte	0
	.byte	0xe
	.4byte	0xd6
	.byte	0x3
	.4byte	.LASF8
	.8byte	.LFB2
	.8byte	.LFE2-.LFB2
	.byte	0x1
	.byte	0x9c
	.4byte	0x1f0
	.byte	0x4
	.4byte	0x1f5
	.byte	0xa
	.byte	0x90
	.byte	0x90,0x14
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x91,0x14
	.byte	0x93
	.byte	0x4
	.byte	0x2
	.4byte	.LASF5
	.byte	0x15
	.byte	0x1c
	.4byte	0xd6
	.byte	0x5
	.byte	0x92
	.byte	0x90,0x14
	.byte	0
	.byte	0x6
	.byte	0x8
	.string	"to"
	.byte	0x15
	.byte	0x2a
	.4byte	0xd6
	.byte	0x7
	.byte	0x92
	.byte	0x90,0x14
	.byte	0
	.byte	0x23
	.byte	0x8
	.byte	0x6
	.byte	0xb
	.4byte	.LASF1
	.byte	0x15
	.byte	0x32
	.4byte	0xdb
	.byte	0xb
	.4byte	.LASF9
	.byte	0x17
	.byte	0xb
	.4byte	0xdb
	.byte	0x13
	.4byte	.LLRL0
	.byte	0xf
	.string	"i"
	.byte	0x1c
	.byte	0xc
	.4byte	0xdb
	.byte	0
	.byte	0
	.byte	0x5
	.4byte	0x1fa
	.byte	0x6
	.4byte	0x1f0
	.byte	0x7
	.4byte	.LASF10
	.byte	0x18
	.4byte	0x234
	.byte	0x1
	.4byte	.LASF5
	.byte	0x15
	.byte	0x1c
	.4byte	0x177
	.byte	0
	.byte	0x9
	.string	"to"
	.byte	0x15
	.byte	0x2a
	.4byte	0x177
	.byte	0x8
	.byte	0x1
	.4byte	.LASF1
	.byte	0x15
	.byte	0x32
	.4byte	0xdb
	.byte	0x10
	.byte	0x1
	.4byte	.LASF9
	.byte	0x17
	.byte	0xb
	.4byte	0xdb
	.byte	0x14
	.byte	0
	.byte	0x3
	.4byte	.LASF11
	.8byte	.LFB3
	.8byte	.LFE3-.LFB3
	.byte	0x1
	.byte	0x9c
	.4byte	0x284
	.byte	0x4
	.4byte	0x289
	.byte	0xa
	.byte	0x90
	.byte	0x90,0x14
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x91,0x14
	.byte	0x93
	.byte	0x4
	.byte	0x2
	.4byte	.LASF12
	.byte	0x22
	.byte	0x11
	.4byte	0xdb
	.byte	0x5
	.byte	0x92
	.byte	0x90,0x14
	.byte	0
	.byte	0x6
	.byte	0x2
	.4byte	.LASF13
	.byte	0x22
	.byte	0x1e
	.4byte	0xdb
	.byte	0x7
	.byte	0x92
	.byte	0x90,0x14
	.byte	0
	.byte	0x23
	.byte	0x8
	.byte	0x6
	.byte	0
	.byte	0x5
	.4byte	0x28e
	.byte	0x6
	.4byte	0x284
	.byte	0x7
	.4byte	.LASF14
	.byte	0x10
	.4byte	0x2b1
	.byte	0x1
	.4byte	.LASF12
	.byte	0x22
	.byte	0x11
	.4byte	0x2b1
	.byte	0
	.byte	0x1
	.4byte	.LASF13
	.byte	0x22
	.byte	0x1e
	.4byte	0x2b1
	.byte	0x8
	.byte	0
	.byte	0xe
	.4byte	0xdb
	.byte	0x3
	.4byte	.LASF15
	.8byte	.LFB4
	.8byte	.LFE4-.LFB4
	.byte	0x1
	.byte	0x9c
	.4byte	0x30d
	.byte	0x4
	.4byte	0x312
	.byte	0x8
	.byte	0x90
	.byte	0x22
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x23
	.byte	0x93
	.byte	0x4
	.byte	0x8
	.string	"sum"
	.byte	0x3c
	.byte	0x6
	.4byte	0xdb
	.byte	0x6
	.byte	0x92
	.byte	0x22
	.byte	0
	.byte	0x23
	.byte	0x8
	.byte	0x6
	.byte	0xc
	.8byte	.LBB10
	.8byte	.LBE10-.LBB10
	.byte	0xf
	.string	"i"
	.byte	0x3e
	.byte	0xb
	.4byte	0xdb
	.byte	0
	.byte	0
	.byte	0x5
	.4byte	0x32e
	.byte	0x6
	.4byte	0x30d
	.byte	0x7
	.4byte	.LASF16
	.byte	0x10
	.4byte	0x32e
	.byte	0x9
	.string	"sum"
	.byte	0x3c
	.byte	0x6
	.4byte	0x2b1
	.byte	0x8
	.byte	0
	.byte	0xa
	.4byte	0x317
	.byte	0x3
	.4byte	.LASF17
	.8byte	.LFB5
	.8byte	.LFE5-.LFB5
	.byte	0x1
	.byte	0x9c
	.4byte	0x35d
	.byte	0x4
	.4byte	0x362
	.byte	0x8
	.byte	0x90
	.byte	0x22
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x23
	.byte	0x93
	.byte	0x4
	.byte	0
	.byte	0x5
	.4byte	0x389
	.byte	0x6
	.4byte	0x35d
	.byte	0x7
	.4byte	.LASF18
	.byte	0x18
	.4byte	0x389
	.byte	0x1
	.4byte	.LASF1
	.byte	0xe
	.byte	0x6
	.4byte	0x2b1
	.byte	0
	.byte	0x9
	.string	"by"
	.byte	0xc
	.byte	0x26
	.4byte	0xd6
	.byte	0x8
	.byte	0
	.byte	0xa
	.4byte	0x367
	.byte	0x3
	.4byte	.LASF19
	.8byte	.LFB6
	.8byte	.LFE6-.LFB6
	.byte	0x1
	.byte	0x9c
	.4byte	0x3d5
	.byte	0x4
	.4byte	0x3da
	.byte	0x8
	.byte	0x90
	.byte	0x22
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x23
	.byte	0x93
	.byte	0x4
	.byte	0x2
	.4byte	.LASF5
	.byte	0x15
	.byte	0x1c
	.4byte	0xd6
	.byte	0x3
	.byte	0x91
	.byte	0xc8,0x6
	.byte	0x8
	.string	"to"
	.byte	0x15
	.byte	0x2a
	.4byte	0xd6
	.byte	0x3
	.byte	0x91
	.byte	0xd0,0x6
	.byte	0
	.byte	0x5
	.4byte	0x3f6
	.byte	0x6
	.4byte	0x3d5
	.byte	0x7
	.4byte	.LASF20
	.byte	0x18
	.4byte	0x3f6
	.byte	0x1
	.4byte	.LASF1
	.byte	0x15
	.byte	0x32
	.4byte	0x2b1
	.byte	0
	.byte	0
	.byte	0xa
	.4byte	0x3df
	.byte	0x3
	.4byte	.LASF21
	.8byte	.LFB7
	.8byte	.LFE7-.LFB7
	.byte	0x1
	.byte	0x9c
	.4byte	0x450
	.byte	0x4
	.4byte	0x455
	.byte	0x8
	.byte	0x90
	.byte	0x2e
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x2f
	.byte	0x93
	.byte	0x4
	.byte	0x2
	.4byte	.LASF5
	.byte	0x15
	.byte	0x1c
	.4byte	0xd6
	.byte	0x2
	.byte	0x91
	.byte	0x28
	.byte	0x8
	.string	"to"
	.byte	0x15
	.byte	0x2a
	.4byte	0xd6
	.byte	0x2
	.byte	0x91
	.byte	0x30
	.byte	0x2
	.4byte	.LASF9
	.byte	0x17
	.byte	0xb
	.4byte	0xdb
	.byte	0x4
	.byte	0x92
	.byte	0x2e
	.byte	0
	.byte	0x6
	.byte	0
	.byte	0x5
	.4byte	0x47d
	.byte	0x6
	.4byte	0x450
	.byte	0x7
	.4byte	.LASF22
	.byte	0x20
	.4byte	0x47d
	.byte	0x1
	.4byte	.LASF9
	.byte	0x17
	.byte	0xb
	.4byte	0x2b1
	.byte	0
	.byte	0x1
	.4byte	.LASF1
	.byte	0x15
	.byte	0x32
	.4byte	0x2b1
	.byte	0x8
	.byte	0
	.byte	0xa
	.4byte	0x45a
	.byte	0x3
	.4byte	.LASF23
	.8byte	.LFB8
	.8byte	.LFE8-.LFB8
	.byte	0x1
	.byte	0x9c
	.4byte	0x4e0
	.byte	0x4
	.4byte	0x4e5
	.byte	0x8
	.byte	0x90
	.byte	0x2e
	.byte	0x93
	.byte	0x4
	.byte	0x90
	.byte	0x2f
	.byte	0x93
	.byte	0x4
	.byte	0x2
	.4byte	.LASF13
	.byte	0x22
	.byte	0x1e
	.4byte	0xdb
	.byte	0x6
	.byte	0x92
	.byte	0x2e
	.byte	0
	.byte	0x23
	.byte	0x10
	.byte	0x6
	.byte	0x2
	.4byte	.LASF12
	.byte	0x22
	.byte	0x11
	.4byte	0xdb
	.byte	0x6
	.byte	0x92
	.byte	0x2e
	.byte	0
	.byte	0x23
	.byte	0x8
	.byte	0x6
	.byte	0x2
	.4byte	.LASF24
	.byte	0x22
	.byte	0x6
	.4byte	0xdb
	.byte	0x4
	.byte	0x92
	.byte	0x2e
	.byte	0
	.byte	0x6
	.byte	0
	.byte	0x5
	.4byte	0x519
	.byte	0x6
	.4byte	0x4e0
	.byte	0x7
	.4byte	.LASF25
	.byte	0x18
	.4byte	0x519
	.byte	0x1
	.4byte	.LASF24
	.byte	0x22
	.byte	0x6
	.4byte	0x2b1
	.byte	0
	.byte	0x1
	.4byte	.LASF12
	.byte	0x22
	.byte	0x11
	.4byte	0x2b1
	.byte	0x8
	.byte	0x1
	.4byte	.LASF13
	.byte	0x22
	.byte	0x1e
	.4byte	0x2b1
	.byte	0x10
	.byte	0
	.byte	0xa
	.4byte	0x4ea
	.byte	0x10
	.4byte	.LASF28
	.4byte	0x531
	.byte	0x9
	.byte	0x3
	.8byte	.offload_var_table.2
	.byte	0x14
	.4byte	0x54e
	.4byte	0x548
	.byte	0x15
	.4byte	0x548
	.8byte	0xffffffffffffffff
	.byte	0
	.byte	0xd
	.byte	0x7
	.4byte	.LASF26
	.byte	0xd
	.byte	0x7
	.4byte	.LASF27
	.byte	0x10
	.4byte	.LASF29
	.4byte	0x567
	.byte	0x9
	.byte	0x3
	.8byte	.offload_func_table.1
	.byte	0x16
	.4byte	0x54e
	.byte	0x17
	.4byte	0x548
	.byte	0x4
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.byte	0x1
	.byte	0xd
	.byte	0
	.byte	0x3
	.byte	0xe
	.byte	0x3a
	.byte	0x21
	.byte	0x2
	.byte	0x3b
	.byte	0xb
	.byte	0x39
	.byte	0xb
	.byte	0x49
	.byte	0x13
	.byte	0x38
	.byte	0xb
	.byte	0
	.byte	0
	.byte	0x2
	.byte	0x34
	.byte	0
	.byte	0x3
	.byte	0xe
	.byte	0x3a
	.byte	0x21
	.byte	0x2
	.byte	0x3b
	.byte	0xb
	.byte	0x39
	.byte	0xb
	.byte	0x49
	.byte	0x13
	.byte	0x2
	.byte	0x18
	.byte	0
	.byte	0
	.byte	0x3
	.byte	0x2e
	.byte	0x1
	.byte	0x3
	.byte	0xe
	.byte	0x27
	.byte	0x19
	.byte	0x34
	.byte	0x19
	.byte	0x11
	.byte	0x1
	.byte	0x12
	.byte	0x7
	.byte	0x40
	.byte	0x18
	.byte	0x7c
	.byte	0x19
	.byte	0x1
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0x4
	.byte	0x5
	.byte	0
	.byte	0x49
	.byte	0x13
	.byte	0x34
	.byte	0x19
	.byte	0x2
	.byte	0x18
	.byte	0
	.byte	0
	.byte	0x5
	.byte	0x10
	.byte	0
	.byte	0xb
	.byte	0x21
	.byte	0x8
	.byte	0x49
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0x6
	.byte	0x37
	.byte	0
	.byte	0x49
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0x7
	.byte	0x13
	.byte	0x1
	.byte	0x3
	.byte	0xe
	.byte	0xb
	.byte	0xb
	.byte	0x34
	.byte	0x19
	.byte	0x1
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0x8
	.byte	0x34
	.byte	0
	.byte	0x3
	.byte	0x8
	.byte	0x3a
	.byte	0x21
	.byte	0x2
	.byte	0x3b
	.byte	0xb
	.byte	0x39
	.byte	0xb
	.byte	0x49
	.byte	0x13
	.byte	0x2
	.byte	0x18
	.byte	0
	.byte	0
	.byte	0x9
	.byte	0xd
	.byte	0
	.byte	0x3
	.byte	0x8
	.byte	0x3a
	.byte	0x21
	.byte	0x2
	.byte	0x3b
	.byte	0xb
	.byte	0x39
	.byte	0xb
	.byte	0x49
	.byte	0x13
	.byte	0x38
	.byte	0xb
	.byte	0
	.byte	0
	.byte	0xa
	.byte	0x26
	.byte	0
	.byte	0x49
	.byte	0x13
	.byte	0x34
	.byte	0x19
	.byte	0
	.byte	0
	.byte	0xb
	.byte	0x34
	.byte	0
	.byte	0x3
	.byte	0xe
	.byte	0x3a
	.byte	0x21
	.byte	0x2
	.byte	0x3b
	.byte	0xb
	.byte	0x39
	.byte	0xb
	.byte	0x49
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0xc
	.byte	0xb
	.byte	0x1
	.byte	0x11
	.byte	0x1
	.byte	0x12
	.byte	0x7
	.byte	0
	.byte	0
	.byte	0xd
	.byte	0x24
	.byte	0
	.byte	0xb
	.byte	0x21
	.byte	0x8
	.byte	0x3e
	.byte	0xb
	.byte	0x3
	.byte	0xe
	.byte	0
	.byte	0
	.byte	0xe
	.byte	0xf
	.byte	0
	.byte	0xb
	.byte	0x21
	.byte	0x8
	.byte	0x49
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0xf
	.byte	0x34
	.byte	0
	.byte	0x3
	.byte	0x8
	.byte	0x3a
	.byte	0x21
	.byte	0x2
	.byte	0x3b
	.byte	0xb
	.byte	0x39
	.byte	0xb
	.byte	0x49
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0x10
	.byte	0x34
	.byte	0
	.byte	0x3
	.byte	0xe
	.byte	0x49
	.byte	0x13
	.byte	0x88,0x1
	.byte	0x21
	.byte	0x8
	.byte	0x2
	.byte	0x18
	.byte	0
	.byte	0
	.byte	0x11
	.byte	0x11
	.byte	0x1
	.byte	0x25
	.byte	0xe
	.byte	0x13
	.byte	0xb
	.byte	0x3
	.byte	0xe
	.byte	0x1b
	.byte	0xe
	.byte	0x11
	.byte	0x1
	.byte	0x12
	.byte	0x7
	.byte	0x10
	.byte	0x17
	.byte	0
	.byte	0
	.byte	0x12
	.byte	0x24
	.byte	0
	.byte	0xb
	.byte	0xb
	.byte	0x3e
	.byte	0xb
	.byte	0x3
	.byte	0x8
	.byte	0
	.byte	0
	.byte	0x13
	.byte	0xb
	.byte	0x1
	.byte	0x55
	.byte	0x17
	.byte	0
	.byte	0
	.byte	0x14
	.byte	0x1
	.byte	0x1
	.byte	0x49
	.byte	0x13
	.byte	0x1
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0x15
	.byte	0x21
	.byte	0
	.byte	0x49
	.byte	0x13
	.byte	0x2f
	.byte	0x7
	.byte	0
	.byte	0
	.byte	0x16
	.byte	0x1
	.byte	0x1
	.byte	0x49
	.byte	0x13
	.byte	0
	.byte	0
	.byte	0x17
	.byte	0x21
	.byte	0
	.byte	0x49
	.byte	0x13
	.byte	0x2f
	.byte	0xb
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_aranges,"",@progbits
	.4byte	0x2c
	.2byte	0x2
	.4byte	.Ldebug_info0
	.byte	0x8
	.byte	0
	.2byte	0
	.2byte	0
	.8byte	.Ltext0
	.8byte	.Letext0-.Ltext0
	.8byte	0
	.8byte	0
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	.4byte	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	.2byte	0x5
	.byte	0x8
	.byte	0
	.4byte	0
.LLRL0:
	.byte	0x6
	.8byte	.LBB4
	.8byte	.LBE4
	.byte	0x6
	.8byte	.LBB7
	.8byte	.LBE7
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF9:
	.string	"round"
.LASF15:
	.string	"main._omp_fn.0"
.LASF14:
	.string	".omp_data_s.80"
.LASF18:
	.string	".omp_data_t.24"
.LASF20:
	.string	".omp_data_t.47"
.LASF30:
	.string	"GNU GIMPLE 12.2.0 -m64 -mgomp -march=gfx900 -march=gfx900 -msram-ecc=off -g -g -O1 -O0 -O0 -fno-openacc -fPIC -fcf-protection=none -foffload-abi=lp64 -fopenmp"
.LASF29:
	.string	".offload_func_table"
.LASF31:
	.string	"<artificial>"
.LASF12:
	.string	"threads"
.LASF5:
	.string	"from"
.LASF22:
	.string	".omp_data_t.49"
.LASF23:
	.string	"where._omp_fn.0"
.LASF11:
	.string	"where._omp_fn.1"
.LASF32:
	.string	"/tmp/kdasm-gcc-0_8g2xhg/cases/regions_gfx900_O0_g"
.LASF27:
	.string	"__unknown__"
.LASF1:
	.string	"count"
.LASF6:
	.string	".omp_data_s.25"
.LASF19:
	.string	"smooth._omp_fn.0"
.LASF26:
	.string	"long unsigned int"
.LASF2:
	.string	"double"
.LASF25:
	.string	".omp_data_t.79"
.LASF0:
	.string	"values"
.LASF24:
	.string	"teams"
.LASF10:
	.string	".omp_data_s.50"
.LASF7:
	.string	".omp_data_s.48"
.LASF4:
	.string	"smooth._omp_fn.1"
.LASF21:
	.string	"smooth._omp_fn.2"
.LASF8:
	.string	"smooth._omp_fn.3"
.LASF28:
	.string	".offload_var_table"
.LASF17:
	.string	"scale._omp_fn.0"
.LASF3:
	.string	"scale._omp_fn.1"
.LASF13:
	.string	"level"
.LASF16:
	.string	".omp_data_t.12"
	.ident	"GCC: (GNU) 12.2.0"
