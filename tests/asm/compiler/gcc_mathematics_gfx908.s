; gcc-12 -fopenmp, for the GPU -O2 -march=gfx908
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx908:xnack-"
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align	8
.LC0:
	.long	-1
	.long	2146435071
	.text


	.type	classes,@function
classes:
.LFB0:
	; using global addressing in function
	; frame pointer needed: false
	; lr needs saving: false
	; outgoing args size: 0
	; pretend size: 0
	; local vars size: 0
	; callee save size: 0
	s_movk_i32	m0, 1536
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	s_mov_b64	exec, 1
	v_add_f64	v[8:9], 0, |v[4:5]|
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, .LC0@rel32@lo+4
	s_addc_u32	s3, s3, .LC0@rel32@hi+4
	global_load_dwordx2	v[6:7], v1, s[2:3]
	s_waitcnt	vmcnt(0)
	v_cmp_ngt_f64	vcc, v[8:9], v[6:7]
	s_mov_b32	s2, vcc_lo
	s_lshl_b32	s2, s2, 31
	s_add_i32	s2, s2, -2147483648
	s_lshr_b32	s2, s2, 30
	v_cmp_u_f64	vcc, v[4:5], v[4:5]
	s_mov_b32	s3, vcc_lo
	s_lshl_b32	s3, s3, 31
	s_lshr_b32	s3, s3, 31
	s_add_i32	s2, s2, s3
	v_lshrrev_b32	v0, 31, v5
	v_readlane_b32	s3, v0, 0
	s_lshl_b32	s3, s3, 2
	s_add_i32	s2, s2, s3
	s_mov_b32	s3, 1077936128
	v_cvt_f64_f32	v[6:7], s3
	v_cmp_nlt_f64	vcc, v[4:5], v[6:7]
	s_mov_b32	s3, vcc_lo
	s_lshl_b32	s3, s3, 31
	s_add_i32	s3, s3, -2147483648
	s_lshr_b32	s3, s3, 28
	s_add_i32	s2, s2, s3
	v_mov_b32	v6, 0
	v_mov_b32	v7, 1072693248
	v_cmp_u_f64	vcc, v[4:5], v[6:7]
	s_mov_b32	s3, vcc_lo
	s_lshl_b32	s3, s3, 31
	s_lshr_b32	s3, s3, 27
	s_add_i32	s2, s2, s3
	v_mov_b32	v6, 0
	v_mov_b32	v7, 1073741824
	v_cmp_ge_f64	vcc, v[4:5], v[6:7]
	s_mov_b32	s3, vcc_lo
	s_lshl_b32	s3, s3, 31
	s_lshr_b32	s3, s3, 26
	s_add_i32	s2, s2, s3
	v_cmp_lt_f64	vcc, v[4:5], v[6:7]
	s_mov_b32	s24, vcc_lo
	s_lshl_b32	s24, s24, 31
	s_add_i32	s24, s24, -2147483648
	s_lshr_b32	s24, s24, 25
	s_add_i32	s24, s2, s24
	s_setpc_b64	s[18:19]
.LFE0:
	.size	classes, .-classes
	.globl	__divsi3
	.globl	__modsi3
	.globl	__divdf3
	.globl	__divsf3
	.globl	__fixdfdi
	.section	.rodata.cst8
	.align	8
.LC2:
	.long	0
	.long	1074266112
	.text


	.type	main._omp_fn.1,@function
main._omp_fn.1:
.LFB1:
	; using flat addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 16
	; pretend size: 0
	; local vars size: 176
	; callee save size: 2184
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
	v_writelane_b32 v6, s42, 14
	v_writelane_b32 v6, s43, 15
	v_writelane_b32 v6, s44, 16
	v_writelane_b32 v6, s45, 17
	v_writelane_b32 v6, s46, 18
	v_writelane_b32 v6, s47, 19
	v_writelane_b32 v6, s48, 20
	v_writelane_b32 v6, s49, 21
	v_writelane_b32 v6, s50, 22
	v_writelane_b32 v6, s51, 23
	v_writelane_b32 v6, s52, 24
	v_writelane_b32 v6, s53, 25
	v_writelane_b32 v6, s54, 26
	v_writelane_b32 v6, s55, 27
	v_writelane_b32 v6, s56, 28
	v_writelane_b32 v6, s57, 29
	v_writelane_b32 v6, s58, 30
	v_writelane_b32 v6, s59, 31
	v_writelane_b32 v6, s60, 32
	v_writelane_b32 v6, s61, 33
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b32	exec_lo, -1
	s_mov_b32	exec_hi, 3
	global_store_dword	v[4:5], v6, off offset:0
	s_movk_i32	s22, 136
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
	s_add_u32	s16, s16, 2376
.LCFI0:
	s_movk_i32	m0, 1536
	v_writelane_b32	v20, s24, 0
	v_writelane_b32	v21, s25, 0
	s_mov_b64	exec, 1
	v_add_co_u32	v4, vcc, 24, v20
	v_addc_co_u32	v5, vcc, 0, v21, vcc
	flat_load_dword	v16, v[4:5]
	s_waitcnt	0
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, omp_get_num_threads@rel32@lo+4
	s_addc_u32	s3, s3, omp_get_num_threads@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b32	s32, s24
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, omp_get_thread_num@rel32@lo+4
	s_addc_u32	s3, s3, omp_get_thread_num@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b32	s34, s24
	s_mov_b64	exec, 1
	v_add_co_u32	v4, vcc, 20, v20
	v_addc_co_u32	v5, vcc, 0, v21, vcc
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
	v_subrev_co_u32	v0, vcc, v16, v0
	v_readlane_b32	s15, v0, 0
	s_mov_b32	s25, s32
	s_mov_b32	s24, s15
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, __divsi3@rel32@lo+4
	s_addc_u32	s3, s3, __divsi3@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b32	s14, s24
	s_mov_b32	s25, s32
	s_mov_b32	s24, s15
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, __modsi3@rel32@lo+4
	s_addc_u32	s3, s3, __modsi3@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_cmp_lt_i32	s34, s24
	s_cbranch_scc1	.L3
.L10:
	s_mul_i32	s34, s14, s34
	s_add_i32	s34, s34, s24
	s_add_i32	s14, s14, s34
	s_cmp_ge_i32	s34, s14
	s_mov_b64	s[40:41], 0
	s_mov_b32	s59, 0
	s_mov_b64	s[2:3], 0
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
	s_cbranch_scc1	.L4
	v_readlane_b32	s2, v16, 0
	s_add_i32	s34, s2, s34
	s_mov_b64	exec, 1
	v_add_co_u32	v0, vcc, s14, v16
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -160
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_store_dword	v[4:5], v0
	s_mov_b64	s[2:3], 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_getpc_b64	s[50:51]
	s_add_u32	s50, s50, __divdf3@rel32@lo+4
	s_addc_u32	s51, s51, __divdf3@rel32@hi+4
	s_mov_b32	s58, 1077936128
	v_readlane_b32	s42, v4, 0
	v_readlane_b32	s43, v5, 0
	s_getpc_b64	s[60:61]
	s_add_u32	s60, s60, fmod@rel32@lo+4
	s_addc_u32	s61, s61, fmod@rel32@hi+4
	s_getpc_b64	s[54:55]
	s_add_u32	s54, s54, floor@rel32@lo+4
	s_addc_u32	s55, s55, floor@rel32@hi+4
	s_getpc_b64	s[46:47]
	s_add_u32	s46, s46, hypot@rel32@lo+4
	s_addc_u32	s47, s47, hypot@rel32@hi+4
	s_add_u32	s2, s16, -16
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -168
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -8
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v22, s2, 0
	v_writelane_b32	v23, s3, 0
	s_getpc_b64	s[56:57]
	s_add_u32	s56, s56, __divdc3@rel32@lo+4
	s_addc_u32	s57, s57, __divdc3@rel32@hi+4
	s_getpc_b64	s[52:53]
	s_add_u32	s52, s52, classes@rel32@lo+4
	s_addc_u32	s53, s53, classes@rel32@hi+4
	s_getpc_b64	s[48:49]
	s_add_u32	s48, s48, llrintf@rel32@lo+4
	s_addc_u32	s49, s49, llrintf@rel32@hi+4
	s_getpc_b64	s[44:45]
	s_add_u32	s44, s44, __fixdfdi@rel32@lo+4
	s_addc_u32	s45, s45, __fixdfdi@rel32@hi+4
	s_mov_b32	s35, s34
	s_mov_b32	s34, s59
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -176
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_store_dwordx2	v[4:5], v[20:21]
	s_branch	.L8
.L15:
	s_add_u32	s2, s16, -16
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	s[2:3], 2.0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[4:5], v[6:7]
	s_add_u32	s2, s16, -8
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -24
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_mov_b64	s[28:29], 2.0
	v_readlane_b32	s26, v4, 0
	v_readlane_b32	s27, v5, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -160
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s24, s2
	s_mov_b32	s25, s3
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, __muldc3@rel32@lo+4
	s_addc_u32	s3, s3, __muldc3@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_add_u32	s2, s16, -184
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -160
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[8:9], v[6:7]
	s_waitcnt	0
	flat_load_dwordx2	v[6:7], v[4:5]
	s_waitcnt	0
	s_branch	.L6
.L14:
	s_mov_b32	s59, s34
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -176
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[20:21], v[4:5]
	s_waitcnt	0
.L4:
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_atomic_start@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_atomic_start@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b64	exec, 1
	v_add_co_u32	v6, vcc, 8, v20
	v_addc_co_u32	v7, vcc, 0, v21, vcc
	flat_load_dwordx2	v[4:5], v[6:7]
	s_waitcnt	0
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	v_readlane_b32	s2, v8, 0
	v_readlane_b32	s3, v9, 0
	v_add_f64	v[4:5], s[2:3], v[4:5]
	flat_store_dwordx2	v[6:7], v[4:5]
	v_add_co_u32	v4, vcc, 16, v20
	v_addc_co_u32	v5, vcc, 0, v21, vcc
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
	v_add_co_u32	v0, vcc, s59, v0
	flat_store_dword	v[4:5], v0
	flat_load_dwordx2	v[4:5], v[20:21]
	s_waitcnt	0
	v_writelane_b32	v6, s40, 0
	v_writelane_b32	v7, s41, 0
	v_add_co_u32	v4, vcc, v6, v4
	v_addc_co_u32	v5, vcc, v7, v5, vcc
	flat_store_dwordx2	v[20:21], v[4:5]
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_atomic_end@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_atomic_end@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_sub_u32	s16, s16, 2376
	s_subb_u32	s17, s17, 0
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b32	exec_lo, -1
	s_mov_b32	exec_hi, 3
	global_load_dword	v6, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	s_movk_i32	s22, 136
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
	v_readlane_b32 s42, v6, 14
	v_readlane_b32 s43, v6, 15
	v_readlane_b32 s44, v6, 16
	v_readlane_b32 s45, v6, 17
	v_readlane_b32 s46, v6, 18
	v_readlane_b32 s47, v6, 19
	v_readlane_b32 s48, v6, 20
	v_readlane_b32 s49, v6, 21
	v_readlane_b32 s50, v6, 22
	v_readlane_b32 s51, v6, 23
	v_readlane_b32 s52, v6, 24
	v_readlane_b32 s53, v6, 25
	v_readlane_b32 s54, v6, 26
	v_readlane_b32 s55, v6, 27
	v_readlane_b32 s56, v6, 28
	v_readlane_b32 s57, v6, 29
	v_readlane_b32 s58, v6, 30
	v_readlane_b32 s59, v6, 31
	v_readlane_b32 s60, v6, 32
	v_readlane_b32 s61, v6, 33
	s_setpc_b64	s[18:19]
.L7:
	s_mov_b64	s[26:27], s[42:43]
	s_mov_b64	s[24:25], s[14:15]
	s_swappc_b64	s[18:19], s[50:51]
.L9:
	s_swappc_b64	s[18:19], s[52:53]
	s_mov_b32	s32, s24
	v_writelane_b32	v4, s14, 0
	v_writelane_b32	v5, s15, 0
	s_mov_b64	exec, 1
	v_add_f64	v[4:5], s[14:15], -v[4:5]
	v_readlane_b32	s26, v4, 0
	v_readlane_b32	s27, v5, 0
	s_mov_b64	s[24:25], s[42:43]
	s_swappc_b64	s[18:19], s[50:51]
	s_swappc_b64	s[18:19], s[52:53]
	s_add_i32	s32, s32, s24
	s_add_i32	s34, s34, s32
	s_mov_b32	s24, s59
	s_swappc_b64	s[18:19], s[48:49]
	s_mov_b64	s[32:33], s[24:25]
	s_mov_b64	exec, 1
	v_cvt_f64_f32	v[4:5], 1343554297
	v_mul_f64	v[4:5], s[14:15], v[4:5]
	v_readlane_b32	s24, v4, 0
	v_readlane_b32	s25, v5, 0
	s_swappc_b64	s[18:19], s[44:45]
	s_mov_b64	exec, 1
	v_cvt_u32_f32	v18, s59
	v_mov_b32	v19, 0
	v_readlane_b32	s2, v18, 0
	v_readlane_b32	s3, v19, 0
	s_add_u32	s24, s24, s2
	s_addc_u32	s25, s25, s3
	v_cvt_u32_f64	v0, s[14:15]
	v_and_b32	v0, 255, v0
	v_readlane_b32	s38, v0, 0
	s_mov_b32	s39, 0
	s_add_u32	s24, s24, s38
	s_addc_u32	s25, s25, s39
	s_add_u32	s24, s24, s32
	s_addc_u32	s25, s25, s33
	s_add_u32	s40, s40, s24
	s_addc_u32	s41, s41, s25
	s_mul_hi_i32	s26, s35, -2004318071
	s_add_i32	s26, s26, s35
	s_ashr_i32	s26, s26, 4
	s_ashr_i32	s2, s35, 31
	s_sub_i32	s26, s26, s2
	s_mul_i32	s26, s26, 30
	s_sub_i32	s26, s35, s26
	s_mov_b64	s[24:25], s[14:15]
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, ldexp@rel32@lo+4
	s_addc_u32	s3, s3, ldexp@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	s_mul_i32	s2, s35, 1000003
	s_mov_b64	exec, 1
	v_cvt_f64_i32	v[4:5], s2
	v_cvt_f32_u32	v0, s35
	v_cvt_f64_f32	v[6:7], v0
	v_add_f64	v[4:5], v[6:7], v[4:5]
	v_add_f64	v[4:5], s[24:25], v[4:5]
	v_add_f64	v[4:5], v[16:17], v[4:5]
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_i32	s35, s35, 1
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -160
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
	v_readlane_b32	s2, v0, 0
	s_cmp_gt_i32	s2, s35
	s_cbranch_scc0	.L14
.L8:
	s_mov_b64	exec, 1
	v_cvt_f32_i32	v0, s35
	v_mul_f32	v0, 1052602532, v0
	v_readlane_b32	s59, v0, 0
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, .LC2@rel32@lo+4
	s_addc_u32	s3, s3, .LC2@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_readlane_b32	s26, v4, 0
	v_readlane_b32	s27, v5, 0
	v_cvt_f64_i32	v[4:5], s35
	v_readlane_b32	s24, v4, 0
	v_readlane_b32	s25, v5, 0
	s_swappc_b64	s[18:19], s[50:51]
	s_mov_b64	s[14:15], s[24:25]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s15, 0
	s_mov_b64	exec, 1
	v_add_f64	v[4:5], s[42:43], v[4:5]
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -24
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_mov_b32	s24, s59
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, sqrtf@rel32@lo+4
	s_addc_u32	s3, s3, sqrtf@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -104
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
	s_mov_b32	s24, s59
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, floorf@rel32@lo+4
	s_addc_u32	s3, s3, floorf@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -112
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
	s_mov_b32	s24, s59
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, ceilf@rel32@lo+4
	s_addc_u32	s3, s3, ceilf@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -120
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
	v_writelane_b32	v0, s59, 0
	v_mov_b32	v3, 1069547520
	v_fma_f32	v21, v0, s59, v3
	v_subrev_f32	v0, 1.0, v0
	v_readlane_b32	s2, v0, 0
	s_mov_b32	s3, 2.0
	v_writelane_b32	v0, s3, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s12, v4, 0
	s_mov_b32	s13, s17
	s_mov_b32	s22, scc
	s_add_u32	s12, s12, -40
	s_addc_u32	s13, s13, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s12, 0
	v_writelane_b32	v5, s13, 0
	flat_store_dword	v[4:5], v0
	s_cmp_ge_i32	s2, 0
	s_cbranch_scc1	.L5
	s_mov_b32	s2, -1073741824
	v_writelane_b32	v0, s2, 0
	s_mov_b64	s[2:3], s[12:13]
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
.L5:
	s_mov_b32	s25, 4.0
	s_mov_b32	s24, s59
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, fmaxf@rel32@lo+4
	s_addc_u32	s3, s3, fmaxf@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -128
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
	s_mov_b32	s25, 1091567616
	s_mov_b32	s24, s59
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, fminf@rel32@lo+4
	s_addc_u32	s3, s3, fminf@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -136
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
	s_mov_b32	s25, s58
	s_mov_b32	s24, s59
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, __divsf3@rel32@lo+4
	s_addc_u32	s3, s3, __divsf3@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, truncf@rel32@lo+4
	s_addc_u32	s3, s3, truncf@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -144
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
	s_mov_b32	s24, s59
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, rintf@rel32@lo+4
	s_addc_u32	s3, s3, rintf@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -152
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[4:5], v0
	s_mov_b64	s[24:25], s[14:15]
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, sqrt@rel32@lo+4
	s_addc_u32	s3, s3, sqrt@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -48
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[6:7], v[4:5]
	s_mov_b64	s[24:25], s[14:15]
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, sin@rel32@lo+4
	s_addc_u32	s3, s3, sin@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -56
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[6:7], v[4:5]
	s_mov_b64	s[24:25], s[14:15]
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, cos@rel32@lo+4
	s_addc_u32	s3, s3, cos@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -64
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[6:7], v[4:5]
	s_mov_b32	s36, s14
	s_add_i32	s37, s15, -2147483648
	s_mov_b64	s[24:25], s[36:37]
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, exp@rel32@lo+4
	s_addc_u32	s3, s3, exp@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -72
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[6:7], v[4:5]
	v_writelane_b32	v4, s14, 0
	v_writelane_b32	v5, s15, 0
	v_add_f64	v[4:5], 1.0, v[4:5]
	v_readlane_b32	s24, v4, 0
	v_readlane_b32	s25, v5, 0
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, log@rel32@lo+4
	s_addc_u32	s3, s3, log@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -80
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[6:7], v[4:5]
	v_cvt_f64_f32	v[4:5], 1067450368
	v_readlane_b32	s26, v4, 0
	v_readlane_b32	s27, v5, 0
	s_mov_b64	s[24:25], s[14:15]
	; s_mov_b32	s22, scc is not supported by the assembler.
	.long	0xbe9600fd
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, pow@rel32@lo+4
	s_addc_u32	s3, s3, pow@rel32@hi+4
	s_cmpk_lg_u32	s22, 0
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -88
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[6:7], v[4:5]
	v_cvt_f64_f32	v[16:17], s58
	v_fma_f64	v[16:17], v[16:17], s[14:15], 0.5
	v_cvt_f64_f32	v[4:5], 1088421888
	v_readlane_b32	s26, v4, 0
	v_readlane_b32	s27, v5, 0
	s_mov_b64	s[24:25], s[14:15]
	s_swappc_b64	s[18:19], s[60:61]
	v_writelane_b32	v4, s24, 0
	v_writelane_b32	v5, s25, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -96
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[6:7], v[4:5]
	s_mov_b64	s[24:25], s[14:15]
	s_swappc_b64	s[18:19], s[54:55]
	s_mov_b64	s[32:33], s[24:25]
	s_mov_b64	s[26:27], 2.0
	s_mov_b64	s[24:25], s[14:15]
	s_swappc_b64	s[18:19], s[46:47]
	v_writelane_b32	v0, s59, 0
	s_mov_b64	exec, 1
	v_subrev_f32	v0, 1077936128, v0
	v_add_f32	v0, 0, |v0|
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -104
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v3, v[4:5]
	s_waitcnt	0
	v_add_f32	v0, v3, v0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -112
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v3, v[4:5]
	s_waitcnt	0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -120
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v4, v[4:5]
	s_waitcnt	0
	v_mul_f32	v3, v4, v3
	v_add_f32	v0, v3, v0
	v_add_f32	v0, v21, v0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v3, v[4:5]
	s_waitcnt	0
	v_add_f32	v0, v3, v0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -128
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v3, v[4:5]
	s_waitcnt	0
	v_add_f32	v0, v3, v0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -136
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v3, v[4:5]
	s_waitcnt	0
	v_sub_f32	v0, v0, v3
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -144
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v3, v[4:5]
	s_waitcnt	0
	v_add_f32	v0, v3, v0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -152
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dword	v3, v[4:5]
	s_waitcnt	0
	v_add_f32	v0, v3, v0
	v_cvt_f64_f32	v[4:5], v0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -56
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -64
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	v_readlane_b32	s2, v8, 0
	v_readlane_b32	s3, v9, 0
	v_mul_f64	v[6:7], s[2:3], v[6:7]
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -48
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	v_readlane_b32	s2, v8, 0
	v_readlane_b32	s3, v9, 0
	v_add_f64	v[6:7], s[2:3], v[6:7]
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -72
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	v_readlane_b32	s2, v8, 0
	v_readlane_b32	s3, v9, 0
	v_add_f64	v[6:7], s[2:3], v[6:7]
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -80
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	v_readlane_b32	s2, v8, 0
	v_readlane_b32	s3, v9, 0
	v_add_f64	v[6:7], s[2:3], v[6:7]
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -88
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	v_readlane_b32	s2, v8, 0
	v_readlane_b32	s3, v9, 0
	v_add_f64	v[6:7], s[2:3], v[6:7]
	v_add_f64	v[6:7], v[16:17], v[6:7]
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -96
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	v_readlane_b32	s2, v8, 0
	v_readlane_b32	s3, v9, 0
	v_add_f64	v[6:7], s[2:3], v[6:7]
	v_add_f64	v[6:7], s[32:33], v[6:7]
	v_add_f64	v[6:7], s[24:25], v[6:7]
	v_add_f64	v[16:17], v[6:7], v[4:5]
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -24
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_mul_f64	v[8:9], v[4:5], v[4:5]
	v_add_f64	v[8:9], -4.0, v[8:9]
	v_add_f64	v[6:7], v[4:5], v[4:5]
	v_add_f64	v[6:7], v[6:7], v[6:7]
	v_cmp_o_f64	vcc, v[6:7], v[8:9]
	s_cbranch_vccz	.L15
.L6:
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -168
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	s_mov_b64	s[2:3], 2.0
	v_writelane_b32	v10, s2, 0
	v_writelane_b32	v11, s3, 0
	flat_store_dwordx2	v[4:5], v[10:11]
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -24
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_add_f64	v[4:5], 1.0, v[4:5]
	flat_store_dwordx2	v[22:23], v[4:5]
	v_readlane_b32	s28, v6, 0
	v_readlane_b32	s29, v7, 0
	v_readlane_b32	s26, v8, 0
	v_readlane_b32	s27, v9, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -160
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s24, s2
	s_mov_b32	s25, s3
	s_swappc_b64	s[18:19], s[56:57]
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -160
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_add_f64	v[16:17], v[16:17], v[4:5]
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_readlane_b32	s2, v4, 0
	v_readlane_b32	s3, v5, 0
	v_add_f64	v[16:17], s[2:3], v[16:17]
	s_mul_hi_i32	s2, s35, 1717986919
	s_ashr_i32	s2, s2, 1
	s_ashr_i32	s3, s35, 31
	s_sub_i32	s2, s2, s3
	s_mul_i32	s2, s2, 5
	s_cmp_eq_u32	s35, s2
	s_cbranch_scc1	.L7
	s_mov_b64	s[24:25], s[14:15]
	s_branch	.L9
.L3:
	s_add_i32	s14, s14, 1
	s_mov_b32	s24, 0
	s_branch	.L10
.LFE1:
	.size	main._omp_fn.1, .-main._omp_fn.1


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
	  .amdhsa_next_free_vgpr	26
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
            .vgpr_count: 26
            .max_flat_workgroup_size: 1024
        .end_amdgpu_metadata
	.text
	.align	256
	.type	main._omp_fn.0,@function
main._omp_fn.0:
.LFB4:
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 32
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 32
.LCFI1:
	s_addc_u32	s17, s15, 0
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[34:35], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	s_mov_b32	s27, 1
	s_getpc_b64	s[36:37]
	s_add_u32	s36, s36, GOMP_teams4@rel32@lo+4
	s_addc_u32	s37, s37, GOMP_teams4@rel32@hi+4
	s_getpc_b64	s[48:49]
	s_add_u32	s48, s48, omp_get_num_teams@rel32@lo+4
	s_addc_u32	s49, s49, omp_get_num_teams@rel32@hi+4
	s_getpc_b64	s[46:47]
	s_add_u32	s46, s46, omp_get_team_num@rel32@lo+4
	s_addc_u32	s47, s47, omp_get_team_num@rel32@hi+4
	s_getpc_b64	s[44:45]
	s_add_u32	s44, s44, __divsi3@rel32@lo+4
	s_addc_u32	s45, s45, __divsi3@rel32@hi+4
	s_movk_i32	s33, 512
	s_getpc_b64	s[42:43]
	s_add_u32	s42, s42, __modsi3@rel32@lo+4
	s_addc_u32	s43, s43, __modsi3@rel32@hi+4
	s_mov_b64	exec, 1
	v_mov_b32	v24, 0
	v_mov_b32	v25, 0
	v_mov_b32	v22, 0
	v_mov_b32	v23, 0
	s_getpc_b64	s[52:53]
	s_add_u32	s52, s52, GOMP_parallel@rel32@lo+4
	s_addc_u32	s53, s53, GOMP_parallel@rel32@hi+4
	s_getpc_b64	s[50:51]
	s_add_u32	s50, s50, main._omp_fn.1@rel32@lo+4
	s_addc_u32	s51, s51, main._omp_fn.1@rel32@hi+4
	s_getpc_b64	s[40:41]
	s_add_u32	s40, s40, GOMP_atomic_start@rel32@lo+4
	s_addc_u32	s41, s41, GOMP_atomic_start@rel32@hi+4
	s_getpc_b64	s[38:39]
	s_add_u32	s38, s38, GOMP_atomic_end@rel32@lo+4
	s_addc_u32	s39, s39, GOMP_atomic_end@rel32@hi+4
	s_branch	.L20
.L19:
	s_swappc_b64	s[18:19], s[40:41]
	s_mov_b64	exec, 1
	global_load_dwordx2	v[6:7], v1, s[34:35]
	s_waitcnt	vmcnt(0)
	global_load_dwordx2	v[4:5], v[6:7], off
	s_waitcnt	vmcnt(0)
	v_add_f64	v[20:21], v[20:21], v[4:5]
	global_store_dwordx2	v[6:7], v[20:21], off
	global_load_dwordx2	v[4:5], v1, s[34:35] offset:8
	s_waitcnt	vmcnt(0)
	global_load_dword	v0, v[4:5], off
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v0, vcc, v18, v0
	global_store_dword	v[4:5], v0, off
	global_load_dwordx2	v[6:7], v1, s[34:35] offset:16
	s_waitcnt	vmcnt(0)
	global_load_dwordx2	v[4:5], v[6:7], off
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v4, vcc, v16, v4
	v_addc_co_u32	v5, vcc, v17, v5, vcc
	global_store_dwordx2	v[6:7], v[4:5], off
	s_swappc_b64	s[18:19], s[38:39]
	s_mov_b32	s27, 0
.L20:
	s_mov_b32	s26, 0
	s_mov_b32	s25, 0
	s_mov_b32	s24, 0
	s_swappc_b64	s[18:19], s[36:37]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc0	.L23
	s_swappc_b64	s[18:19], s[48:49]
	s_mov_b32	s32, s24
	s_swappc_b64	s[18:19], s[46:47]
	s_mov_b32	s14, s24
	s_mov_b32	s25, s32
	s_mov_b32	s24, s33
	s_swappc_b64	s[18:19], s[44:45]
	s_mov_b32	s15, s24
	s_mov_b32	s25, s32
	s_mov_b32	s24, s33
	s_swappc_b64	s[18:19], s[42:43]
	s_cmp_lt_i32	s14, s24
	s_cbranch_scc1	.L18
.L21:
	s_mul_i32	s2, s15, s14
	s_add_i32	s2, s2, s24
	s_add_i32	s15, s15, s2
	s_cmp_ge_i32	s2, s15
	s_mov_b64	exec, 1
	v_mov_b32	v16, v24
	v_mov_b32	v17, v25
	v_mov_b32	v18, 0
	v_mov_b32	v20, v22
	v_mov_b32	v21, v23
	s_cbranch_scc1	.L19
	v_writelane_b32	v0, s2, 0
	s_mov_b64	exec, 1
	global_store_dword	v1, v0, s[16:17] offset:-8
	v_writelane_b32	v0, s15, 0
	global_store_dword	v1, v0, s[16:17] offset:-12
	global_store_dwordx2	v1, v[22:23], s[16:17] offset:-24
	s_mov_b32	s2, 0
	v_writelane_b32	v0, s2, 0
	global_store_dword	v1, v0, s[16:17] offset:-16
	global_store_dwordx2	v1, v[24:25], s[16:17] offset:-32
	s_mov_b32	s29, 0
	s_mov_b32	s28, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s26, s2
	s_mov_b32	s27, s3
	s_mov_b64	s[24:25], s[50:51]
	s_swappc_b64	s[18:19], s[52:53]
	s_mov_b64	exec, 1
	global_load_dwordx2	v[20:21], v1, s[16:17] offset:-24
	s_waitcnt	vmcnt(0)
	global_load_dword	v18, v1, s[16:17] offset:-16
	s_waitcnt	vmcnt(0)
	global_load_dwordx2	v[16:17], v1, s[16:17] offset:-32
	s_waitcnt	vmcnt(0)
	s_branch	.L19
.L18:
	s_add_i32	s15, s15, 1
	s_mov_b32	s24, 0
	s_branch	.L21
.L23:
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE4:
	.size	main._omp_fn.0, .-main._omp_fn.0
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
	.align	8
.LEFDE0:
.LSFDE2:
	.4byte	.LEFDE2-.LASFDE2
.LASFDE2:
	.4byte	.Lframe0
	.8byte	.LFB1
	.8byte	.LFE1-.LFB1
	.byte	0x4
	.4byte	.LCFI0-.LFB1
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
	.2byte	0x948
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
	.byte	0x5
	.byte	0x4a
	.byte	0xe
	.byte	0x5
	.byte	0x4b
	.byte	0xf
	.byte	0x5
	.byte	0x4c
	.byte	0x10
	.byte	0x5
	.byte	0x4d
	.byte	0x11
	.byte	0x5
	.byte	0x4e
	.byte	0x12
	.byte	0x5
	.byte	0x4f
	.byte	0x13
	.byte	0x5
	.byte	0x50
	.byte	0x14
	.byte	0x5
	.byte	0x51
	.byte	0x15
	.byte	0x5
	.byte	0x52
	.byte	0x16
	.byte	0x5
	.byte	0x53
	.byte	0x17
	.byte	0x5
	.byte	0x54
	.byte	0x18
	.byte	0x5
	.byte	0x55
	.byte	0x19
	.byte	0x5
	.byte	0x56
	.byte	0x1a
	.byte	0x5
	.byte	0x57
	.byte	0x1b
	.byte	0x5
	.byte	0x58
	.byte	0x1c
	.byte	0x5
	.byte	0x59
	.byte	0x1d
	.byte	0x5
	.byte	0x5a
	.byte	0x1e
	.byte	0x5
	.byte	0x5b
	.byte	0x1f
	.byte	0x5
	.byte	0x5c
	.byte	0x20
	.byte	0x5
	.byte	0x5d
	.byte	0x21
	.byte	0x90
	.byte	0x2
	.byte	0x5
	.byte	0x90,0x14
	.byte	0x22
	.byte	0x5
	.byte	0x91,0x14
	.byte	0x62
	.byte	0x5
	.byte	0x92,0x14
	.byte	0xa2,0x1
	.byte	0x5
	.byte	0x93,0x14
	.byte	0xe2,0x1
	.byte	0x5
	.byte	0x94,0x14
	.byte	0xa2,0x2
	.byte	0x5
	.byte	0x95,0x14
	.byte	0xe2,0x2
	.byte	0x5
	.byte	0x96,0x14
	.byte	0xa2,0x3
	.byte	0x5
	.byte	0x97,0x14
	.byte	0xe2,0x3
	.align	8
.LEFDE2:
.LSFDE4:
	.4byte	.LEFDE4-.LASFDE4
.LASFDE4:
	.4byte	.Lframe0
	.8byte	.LFB4
	.8byte	.LFE4-.LFB4
	.byte	0x4
	.4byte	.LCFI1-.LFB4
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
	.2byte	0x988
	.byte	0x1c
	.align	8
.LEFDE4:
	.ident	"GCC: (GNU) 12.2.0"
