; gcc-12 -fopenmp, for the GPU -O2 -march=gfx906
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx906:xnack-"
	.text


	.type	step,@function
step:
.LFB0:
	; using global addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 0
	; pretend size: 0
	; local vars size: 0
	; callee save size: 8
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
	s_add_u32	s16, s16, 8
.LCFI0:
	s_addc_u32	s17, s17, 0
	s_movk_i32	m0, 1536
	s_mov_b64	s[2:3], s[24:25]
	s_add_u32	s12, s24, 12
	s_addc_u32	s13, s25, 0
.L2:
	s_mov_b64	exec, 1
	global_load_dword	v0, v1, s[2:3] offset:12
	s_waitcnt	vmcnt(0)
	v_mul_f32	v0, s26, v0
	global_load_dword	v3, v1, s[2:3]
	s_waitcnt	vmcnt(0)
	v_add_f32	v0, v0, v3
	global_store_dword	v1, v0, s[2:3]
	s_add_u32	s2, s2, 4
	s_addc_u32	s3, s3, 0
	s_cmp_lg_u64	s[2:3], s[12:13]
	s_cbranch_scc1	.L2
	s_mov_b64	exec, 1
	global_load_dword	v0, v1, s[24:25] offset:24
	s_waitcnt	vmcnt(0)
	v_lshrrev_b32	v3, 6, v0
	v_readlane_b32	s2, v3, 0
	s_add_i32	s2, s2, 1
	s_and_b32	s2, s2, 67108863
	s_lshl_b32	s12, s2, 6
	v_and_b32	v0, 63, v0
	v_or_b32	v0, s12, v0
	v_readlane_b32	s12, v0, 0
	global_store_dword	v1, v0, s[24:25] offset:24
	s_and_b32	s3, s12, 31
	s_mul_i32	s3, s3, 3
	s_add_i32	s3, s3, 1
	s_and_b32	s13, s3, 31
	s_and_b32	s12, s12, -32
	v_writelane_b32	v0, s13, 0
	v_or_b32	v0, s12, v0
	global_store_byte	v1, v0, s[24:25] offset:24
	s_add_u32	s18, s24, 31
	s_addc_u32	s19, s25, 0
	global_load_ubyte	v0, v1, s[18:19]
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s3, v0, 0
	s_and_b32	s3, s3, 1
	s_cmp_eq_u32	s3, 0
	s_cbranch_scc1	.L3
	s_mov_b64	exec, 1
	global_load_ubyte	v0, v1, s[24:25] offset:24
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s3, v0, 0
	v_writelane_b32	v0, s3, 0
	v_and_b32	v0, -33, v0
	global_store_byte	v1, v0, s[24:25] offset:24
.L3:
	s_mul_hi_i32	s3, s13, 1431655766
	s_mul_i32	s3, s3, 3
	s_sub_i32	s3, s13, s3
	s_mov_b32	s12, s3
	s_ashr_i32	s13, s3, 31
	s_lshl_b64	s[12:13], s[12:13], 1
	s_add_u32	s24, s24, s12
	s_addc_u32	s25, s25, s13
	s_mov_b64	exec, 1
	global_load_ushort	v0, v1, s[24:25] offset:36
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s3, v0, 0
	v_writelane_b32	v0, s3, 0
	v_subrev_co_u32	v0, vcc, s2, v0
	global_store_short	v1, v0, s[24:25] offset:36
	s_sub_u32	s16, s16, 8
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
	v_readlane_b32 s18, v6, 0
	v_readlane_b32 s19, v6, 1
	s_setpc_b64	s[18:19]
.LFE0:
	.size	step, .-step


	.type	search,@function
search:
.LFB1:
	; using global addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 0
	; pretend size: 0
	; local vars size: 0
	; callee save size: 8
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
	s_add_u32	s16, s16, 8
.LCFI1:
	s_addc_u32	s17, s17, 0
	s_movk_i32	m0, 1536
	s_mov_b64	s[18:19], s[24:25]
	s_cmp_le_i32	s26, 0
	s_mov_b32	s24, -1
.L6:
	s_cbranch_scc1	.L5
	s_mov_b32	s24, 0
.L7:
	s_ashr_i32	s13, s24, 31
	s_mul_i32	s2, s24, 44
	s_mul_hi_u32	s3, s24, 44
	s_mul_i32	s25, s24, 0
	s_add_i32	s3, s3, s25
	s_mul_i32	s25, s13, 44
	s_add_i32	s3, s3, s25
	s_add_u32	s2, s18, s2
	s_addc_u32	s3, s19, s3
	s_mov_b64	exec, 1
	global_load_dword	v0, v1, s[2:3] offset:28
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s25, v0, 0
	s_cmp_eq_u32	s25, s27
	s_cbranch_scc1	.L5
	s_mov_b64	exec, 1
	global_load_ubyte	v0, v1, s[2:3] offset:24
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s2, v0, 0
	v_writelane_b32	v0, s2, 0
	v_and_b32	v0, 1, v0
	s_add_i32	s24, s24, 1
	v_readlane_b32	s2, v0, 0
	s_add_i32	s2, s2, s24
	s_mov_b32	s24, s2
	s_cmp_gt_i32	s26, s2
	s_cbranch_scc1	.L7
	s_mov_b32	s24, -1
.L5:
	s_sub_u32	s16, s16, 8
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
	v_readlane_b32 s18, v6, 0
	v_readlane_b32 s19, v6, 1
	s_setpc_b64	s[18:19]
.LFE1:
	.size	search, .-search


	.type	main._omp_fn.4,@function
main._omp_fn.4:
.LFB2:
	; using flat addressing in function
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
	v_add_co_u32	v6, vcc, 8, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_readlane_b32	s2, v0, 0
	s_mul_i32	s12, s2, 600
	s_mov_b32	s2, s12
	s_ashr_i32	s3, s12, 31
	s_lshl_b64	s[2:3], s[2:3], 2
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	v_add_co_u32	v4, vcc, v6, v4
	v_addc_co_u32	v5, vcc, v7, v5, vcc
	flat_store_dword	v[4:5], v0
	s_setpc_b64	s[18:19]
.LFE2:
	.size	main._omp_fn.4, .-main._omp_fn.4


	.type	main._omp_fn.3,@function
main._omp_fn.3:
.LFB3:
	; using flat addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 56
	; pretend size: 0
	; local vars size: 64
	; callee save size: 2080
	v_writelane_b32 v6, s14, 0
	v_writelane_b32 v6, s18, 1
	v_writelane_b32 v6, s19, 2
	v_writelane_b32 v6, s32, 3
	v_writelane_b32 v6, s33, 4
	v_writelane_b32 v6, s34, 5
	v_writelane_b32 v6, s35, 6
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 127
	global_store_dword	v[4:5], v6, off offset:0
	s_mov_b32	s22, 28
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
	s_add_u32	s16, s16, 2200
.LCFI2:
	s_movk_i32	m0, 1536
	v_writelane_b32	v18, s24, 0
	v_writelane_b32	v19, s25, 0
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_single_start@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_single_start@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc1	.L14
.L13:
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_barrier@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_barrier@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_sub_u32	s16, s16, 2200
	s_subb_u32	s17, s17, 0
	s_mov_b64	exec, -1
	v_lshlrev_b32	v3, 2, v1
	v_mov_b32	v4, s16
	v_mov_b32	v5, s17
	v_add_co_u32	v4, vcc, v3, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	s_mov_b64	exec, 127
	global_load_dword	v6, v[4:5], off offset:0
	s_waitcnt	vmcnt(0)
	s_mov_b32	s22, 28
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
	v_readlane_b32 s18, v6, 1
	v_readlane_b32 s19, v6, 2
	v_readlane_b32 s32, v6, 3
	v_readlane_b32 s33, v6, 4
	v_readlane_b32 s34, v6, 5
	v_readlane_b32 s35, v6, 6
	s_setpc_b64	s[18:19]
.L14:
	s_mov_b32	s14, 0
	s_add_u32	s2, s16, -112
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v20, s2, 0
	v_writelane_b32	v21, s3, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -48
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -72
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v16, s2, 0
	v_writelane_b32	v17, s3, 0
	s_add_u32	s2, s16, -56
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
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
	s_add_u32	s2, s16, -48
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -72
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -40
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v22, s2, 0
	v_writelane_b32	v23, s3, 0
	s_add_u32	s2, s16, -32
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -80
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -24
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -88
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -16
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -96
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -8
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -104
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_getpc_b64	s[34:35]
	s_add_u32	s34, s34, GOMP_task@rel32@lo+4
	s_addc_u32	s35, s35, GOMP_task@rel32@hi+4
	s_getpc_b64	s[32:33]
	s_add_u32	s32, s32, main._omp_fn.4@rel32@lo+4
	s_addc_u32	s33, s33, main._omp_fn.4@rel32@hi+4
.L12:
	v_writelane_b32	v0, s14, 0
	s_mov_b64	exec, 1
	flat_store_dword	v[20:21], v0
	flat_load_dwordx2	v[4:5], v[18:19]
	s_waitcnt	0
	flat_store_dwordx2	v[16:17], v[4:5]
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -64
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	s_mov_b64	s[2:3], 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[4:5], v[6:7]
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -72
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	s_mov_b32	s2, 0
	v_writelane_b32	v0, s2, 0
	flat_store_dword	v[4:5], v0
	s_mov_b64	s[2:3], 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_store_dwordx2	v[22:23], v[4:5]
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -80
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	flat_store_dword	v[4:5], v0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -88
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	s_mov_b32	s2, 1
	v_writelane_b32	v0, s2, 0
	flat_store_dword	v[4:5], v0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -96
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	s_mov_b64	s[2:3], 8
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[4:5], v[6:7]
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -104
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	s_mov_b64	s[2:3], 16
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[4:5], v[6:7]
	s_mov_b64	s[28:29], 0
	v_readlane_b32	s26, v16, 0
	v_readlane_b32	s27, v17, 0
	s_mov_b64	s[24:25], s[32:33]
	s_swappc_b64	s[18:19], s[34:35]
	s_add_i32	s14, s14, 1
	s_cmp_lg_u32	s14, 8
	s_cbranch_scc1	.L12
	s_branch	.L13
.LFE3:
	.size	main._omp_fn.3, .-main._omp_fn.3
	.globl	__divsi3
	.globl	__modsi3


	.type	main._omp_fn.1,@function
main._omp_fn.1:
.LFB4:
	; using flat addressing in function
	; frame pointer needed: false
	; lr needs saving: true
	; outgoing args size: 0
	; pretend size: 0
	; local vars size: 112
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
	s_add_u32	s16, s16, 2216
.LCFI3:
	s_addc_u32	s17, s17, 0
	s_movk_i32	m0, 1536
	v_writelane_b32	v18, s24, 0
	v_writelane_b32	v19, s25, 0
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -64
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_store_dwordx2	v[4:5], v[18:19]
	v_add_co_u32	v4, vcc, 12, v18
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
	s_mov_b32	s15, s24
	s_mov_b64	exec, 1
	v_add_co_u32	v4, vcc, 8, v18
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
	s_mov_b32	s14, s24
	s_mov_b32	s25, s33
	s_mov_b32	s24, s32
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, __modsi3@rel32@lo+4
	s_addc_u32	s3, s3, __modsi3@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_cmp_lt_i32	s15, s24
	s_cbranch_scc1	.L18
.L23:
	s_mul_i32	s15, s14, s15
	s_add_i32	s15, s15, s24
	s_add_i32	s14, s14, s15
	s_cmp_ge_i32	s15, s14
	s_cbranch_scc1	.L17
	v_readlane_b32	s2, v16, 0
	s_add_i32	s15, s2, s15
	s_add_i32	s35, s2, s14
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -64
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -48
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s32, s2
	s_mov_b32	s33, s3
	s_add_u32	s2, s16, -108
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v20, s2, 0
	v_writelane_b32	v21, s3, 0
	s_add_u32	s2, s16, -104
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v18, s2, 0
	v_writelane_b32	v19, s3, 0
	s_add_u32	s2, s16, -100
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v16, s2, 0
	v_writelane_b32	v17, s3, 0
	s_add_u32	s2, s16, -96
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v22, s2, 0
	v_writelane_b32	v23, s3, 0
	s_add_u32	s2, s16, -92
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_writelane_b32	v7, s17, 0
	s_mov_b64	exec, 1
	v_add_co_u32	v6, s[22:23], -16, v6
	v_addc_co_u32	v7, s[22:23], -1, v7, s[22:23]
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -88
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_writelane_b32	v7, s17, 0
	v_add_co_u32	v6, s[22:23], -8, v6
	v_addc_co_u32	v7, s[22:23], -1, v7, s[22:23]
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -84
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
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
	s_add_u32	s2, s16, -80
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
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -76
	s_addc_u32	s3, s17, -1
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_add_u32	s2, s16, -72
	s_addc_u32	s3, s17, -1
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
	s_getpc_b64	s[36:37]
	s_add_u32	s36, s36, step@rel32@lo+4
	s_addc_u32	s37, s37, step@rel32@hi+4
	s_mov_b32	s34, 1036831949
	s_branch	.L21
.L22:
	s_ashr_i32	s41, s15, 31
	s_mul_i32	s2, s15, 44
	s_mul_hi_u32	s3, s15, 44
	s_mul_i32	s12, s15, 0
	s_add_i32	s3, s3, s12
	s_mul_i32	s12, s41, 44
	s_add_i32	s3, s3, s12
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s12, v4, 0
	s_mov_b32	s13, s17
	s_mov_b32	s22, scc
	s_add_u32	s12, s12, -56
	s_addc_u32	s13, s13, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s12, 0
	v_writelane_b32	v5, s13, 0
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	v_add_co_u32	v4, vcc, v6, v4
	v_addc_co_u32	v5, vcc, v7, v5, vcc
	v_writelane_b32	v6, s32, 0
	v_writelane_b32	v7, s33, 0
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	flat_store_dword	v[4:5], v0
	v_add_co_u32	v6, vcc, 4, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[20:21]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 8, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[18:19]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 12, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[16:17]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 16, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[22:23]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 20, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	v_writelane_b32	v8, s16, 0
	v_writelane_b32	v9, s17, 0
	v_add_co_u32	v8, s[22:23], -16, v8
	v_addc_co_u32	v9, s[22:23], -1, v9, s[22:23]
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	flat_load_dword	v0, v[8:9]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 24, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	v_writelane_b32	v8, s16, 0
	v_writelane_b32	v9, s17, 0
	v_add_co_u32	v8, s[22:23], -8, v8
	v_addc_co_u32	v9, s[22:23], -1, v9, s[22:23]
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	flat_load_dword	v0, v[8:9]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 28, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -24
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	flat_load_dword	v0, v[8:9]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 32, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
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
	flat_load_dword	v0, v[8:9]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 36, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	v_writelane_b32	v8, s16, 0
	v_readlane_b32	s2, v8, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v8, s2, 0
	v_writelane_b32	v9, s3, 0
	flat_load_dwordx2	v[8:9], v[8:9]
	s_waitcnt	0
	flat_load_dword	v0, v[8:9]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v4, vcc, 40, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -48
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	flat_store_dword	v[4:5], v0
	s_add_i32	s15, s15, 1
	s_cmp_gt_i32	s35, s15
	s_cbranch_scc0	.L17
.L21:
	v_writelane_b32	v4, s16, 0
	v_readlane_b32	s2, v4, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -64
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v4, s2, 0
	v_writelane_b32	v5, s3, 0
	s_mov_b64	exec, 1
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -56
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_store_dwordx2	v[6:7], v[4:5]
	s_ashr_i32	s39, s15, 31
	s_mul_i32	s2, s15, 44
	s_mul_hi_u32	s3, s15, 44
	s_mul_i32	s12, s15, 0
	s_add_i32	s3, s3, s12
	s_mul_i32	s12, s39, 44
	s_add_i32	s3, s3, s12
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	v_add_co_u32	v4, vcc, v6, v4
	v_addc_co_u32	v5, vcc, v7, v5, vcc
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
	v_writelane_b32	v6, s32, 0
	v_writelane_b32	v7, s33, 0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 4, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	flat_store_dword	v[20:21], v0
	v_add_co_u32	v6, vcc, 8, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	flat_store_dword	v[18:19], v0
	v_add_co_u32	v6, vcc, 12, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	flat_store_dword	v[16:17], v0
	v_add_co_u32	v6, vcc, 16, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	flat_store_dword	v[22:23], v0
	v_add_co_u32	v6, vcc, 20, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	v_writelane_b32	v6, s16, 0
	v_writelane_b32	v7, s17, 0
	v_add_co_u32	v6, s[22:23], -16, v6
	v_addc_co_u32	v7, s[22:23], -1, v7, s[22:23]
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 24, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	v_writelane_b32	v6, s16, 0
	v_writelane_b32	v7, s17, 0
	v_add_co_u32	v6, s[22:23], -8, v6
	v_addc_co_u32	v7, s[22:23], -1, v7, s[22:23]
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 28, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -24
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 32, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -32
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v6, vcc, 36, v4
	v_addc_co_u32	v7, vcc, 0, v5, vcc
	flat_load_dword	v0, v[6:7]
	s_waitcnt	0
	v_writelane_b32	v6, s16, 0
	v_readlane_b32	s2, v6, 0
	s_mov_b32	s3, s17
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -40
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	v_writelane_b32	v6, s2, 0
	v_writelane_b32	v7, s3, 0
	flat_load_dwordx2	v[6:7], v[6:7]
	s_waitcnt	0
	flat_store_dword	v[6:7], v0
	v_add_co_u32	v4, vcc, 40, v4
	v_addc_co_u32	v5, vcc, 0, v5, vcc
	flat_load_dword	v0, v[4:5]
	s_waitcnt	0
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
	flat_store_dword	v[4:5], v0
	s_mov_b32	s14, 10
.L20:
	v_writelane_b32	v4, s16, 0
	v_writelane_b32	v5, s17, 0
	s_mov_b64	exec, 1
	v_add_co_u32	v4, s[22:23], -8, v4
	v_addc_co_u32	v5, s[22:23], -1, v5, s[22:23]
	flat_load_dwordx2	v[4:5], v[4:5]
	s_waitcnt	0
	flat_load_ubyte	v0, v[4:5]
	s_waitcnt	0
	v_readlane_b32	s2, v0, 0
	s_and_b32	s2, s2, 32
	s_cmp_eq_u32	s2, 0
	s_cbranch_scc1	.L22
	s_mov_b32	s26, s34
	s_mov_b64	s[24:25], s[32:33]
	s_swappc_b64	s[18:19], s[36:37]
	s_add_i32	s14, s14, -1
	s_cmp_lg_u32	s14, 0
	s_cbranch_scc1	.L20
	s_branch	.L22
.L18:
	s_add_i32	s14, s14, 1
	s_mov_b32	s24, 0
	s_branch	.L23
.L17:
	s_sub_u32	s16, s16, 2216
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
.LFE4:
	.size	main._omp_fn.1, .-main._omp_fn.1


	.rodata
	.p2align	6
	.amdhsa_kernel	main._omp_fn.2
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
          - .name: main._omp_fn.2
            .symbol: main._omp_fn.2.kd
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
	.type	main._omp_fn.2,@function
main._omp_fn.2:
.LFB5:
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 8
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 8
.LCFI4:
	s_addc_u32	s17, s15, 0
	s_movk_i32	m0, 1536
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_enter_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_enter_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_load_dwordx2	s[14:15], s[8:9], 0
	s_waitcnt	lgkmcnt(0)
	s_movk_i32	s27, 6336
	s_movk_i32	s26, 300
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[14:15] offset:16
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s24, v4, 0
	v_readlane_b32	s25, v5, 0
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, search@rel32@lo+4
	s_addc_u32	s3, s3, search@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	v_writelane_b32	v0, s24, 0
	s_mov_b64	exec, 1
	global_load_dwordx2	v[4:5], v1, s[14:15] offset:8
	s_waitcnt	vmcnt(0)
	global_store_dword	v[4:5], v0, off
	global_load_dwordx2	v[4:5], v1, s[14:15]
	s_waitcnt	vmcnt(0)
	v_readlane_b32	s12, v4, 0
	v_readlane_b32	s13, v5, 0
	s_add_u32	s14, s12, 20000
	s_addc_u32	s15, s13, 0
	s_add_u32	s2, s12, 19996
	s_addc_u32	s3, s13, 0
	global_load_dword	v3, v1, s[2:3]
	s_waitcnt	vmcnt(0)
	v_add_co_u32	v0, vcc, v3, v0
	v_cvt_f64_i32	v[4:5], v0
	global_store_dwordx2	v1, v[4:5], s[14:15]
	v_writelane_b32	v4, s12, 0
	v_writelane_b32	v5, s13, 0
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-8
	s_mov_b32	s29, 0
	s_mov_b32	s28, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -8
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s26, s2
	s_mov_b32	s27, s3
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, main._omp_fn.3@rel32@lo+4
	s_addc_u32	s25, s25, main._omp_fn.3@rel32@hi+4
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_parallel@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_parallel@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_taskwait@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_taskwait@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE5:
	.size	main._omp_fn.2, .-main._omp_fn.2


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
.LFB6:
	; using global addressing in function
	; HSA kernel entry point
	; local vars size: 16
	; outgoing args size: 0
	s_and_b32	s15, s1, 65535
	s_add_u32	s14, s0, s11
	s_addc_u32	s15, s15, 0
	s_add_u32	s16, s14, 16
.LCFI5:
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
	s_movk_i32	s33, 300
	s_getpc_b64	s[36:37]
	s_add_u32	s36, s36, __modsi3@rel32@lo+4
	s_addc_u32	s37, s37, __modsi3@rel32@hi+4
	s_branch	.L30
.L32:
	s_mul_i32	s2, s15, s14
	s_add_i32	s2, s2, s24
	s_add_i32	s15, s15, s2
	s_mov_b32	s27, 0
	s_cmp_ge_i32	s2, s15
	s_cbranch_scc0	.L35
.L30:
	s_mov_b32	s26, 0
	s_mov_b32	s25, 0
	s_mov_b32	s24, 0
	s_swappc_b64	s[18:19], s[34:35]
	s_cmp_lg_u32	s24, 0
	s_cbranch_scc0	.L34
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
	s_cbranch_scc0	.L32
	s_add_i32	s15, s15, 1
	s_mov_b32	s24, 0
	s_branch	.L32
.L35:
	v_writelane_b32	v0, s2, 0
	s_mov_b64	exec, 1
	global_store_dword	v1, v0, s[16:17] offset:-4
	v_writelane_b32	v0, s15, 0
	global_store_dword	v1, v0, s[16:17] offset:-8
	global_load_dwordx2	v[4:5], v1, s[44:45]
	s_waitcnt	vmcnt(0)
	global_store_dwordx2	v1, v[4:5], s[16:17] offset:-16
	s_mov_b32	s29, 0
	s_mov_b32	s28, 0
	s_mov_b64	s[2:3], s[16:17]
	s_mov_b32	s22, scc
	s_add_u32	s2, s2, -16
	s_addc_u32	s3, s3, -1
	s_cmpk_lg_u32	s22, 0
	s_mov_b32	s26, s2
	s_mov_b32	s27, s3
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, main._omp_fn.1@rel32@lo+4
	s_addc_u32	s25, s25, main._omp_fn.1@rel32@hi+4
	s_getpc_b64	s[2:3]
	s_add_u32	s2, s2, GOMP_parallel@rel32@lo+4
	s_addc_u32	s3, s3, GOMP_parallel@rel32@hi+4
	s_swappc_b64	s[18:19], s[2:3]
	s_mov_b32	s27, 0
	s_branch	.L30
.L34:
	s_getpc_b64	s[24:25]
	s_add_u32	s24, s24, gomp_gcn_exit_kernel@rel32@lo+4
	s_addc_u32	s25, s25, gomp_gcn_exit_kernel@rel32@hi+4
	s_swappc_b64	s[18:19], s[24:25]
	s_waitcnt	lgkmcnt(0)
	s_dcache_wb
	s_endpgm
.LFE6:
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
	.byte	0x4
	.4byte	.LCFI0-.LFB0
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
	.byte	0xb2
	.byte	0
	.byte	0xb3
	.byte	0x1
	.byte	0x90
	.byte	0
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
	.byte	0xb2
	.byte	0
	.byte	0xb3
	.byte	0x1
	.byte	0x90
	.byte	0
	.align	8
.LEFDE2:
.LSFDE4:
	.4byte	.LEFDE4-.LASFDE4
.LASFDE4:
	.4byte	.Lframe0
	.8byte	.LFB2
	.8byte	.LFE2-.LFB2
	.align	8
.LEFDE4:
.LSFDE6:
	.4byte	.LEFDE6-.LASFDE6
.LASFDE6:
	.4byte	.Lframe0
	.8byte	.LFB3
	.8byte	.LFE3-.LFB3
	.byte	0x4
	.4byte	.LCFI2-.LFB3
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
	.2byte	0x898
	.byte	0x1c
	.byte	0xae
	.byte	0
	.byte	0xb2
	.byte	0x1
	.byte	0xb3
	.byte	0x2
	.byte	0x5
	.byte	0x40
	.byte	0x3
	.byte	0x5
	.byte	0x41
	.byte	0x4
	.byte	0x5
	.byte	0x42
	.byte	0x5
	.byte	0x5
	.byte	0x43
	.byte	0x6
	.byte	0x90
	.byte	0x1
	.byte	0x5
	.byte	0x90,0x14
	.byte	0x7
	.byte	0x5
	.byte	0x91,0x14
	.byte	0x47
	.byte	0x5
	.byte	0x92,0x14
	.byte	0x87,0x1
	.byte	0x5
	.byte	0x93,0x14
	.byte	0xc7,0x1
	.byte	0x5
	.byte	0x94,0x14
	.byte	0x87,0x2
	.byte	0x5
	.byte	0x95,0x14
	.byte	0xc7,0x2
	.byte	0x5
	.byte	0x96,0x14
	.byte	0x87,0x3
	.byte	0x5
	.byte	0x97,0x14
	.byte	0xc7,0x3
	.align	8
.LEFDE6:
.LSFDE8:
	.4byte	.LEFDE8-.LASFDE8
.LASFDE8:
	.4byte	.Lframe0
	.8byte	.LFB4
	.8byte	.LFE4-.LFB4
	.byte	0x4
	.4byte	.LCFI3-.LFB4
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
	.2byte	0x8a8
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
	.byte	0x48
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
	.byte	0x58
	.byte	0x1c
	.align	8
.LEFDE12:
	.ident	"GCC: (GNU) 12.2.0"
