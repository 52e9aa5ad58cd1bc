// Each use of a register that memory or an export has not done with yet; and uses that need no wait, or have one.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0
	s_mov_b32 s8, s2
	s_mov_b32 s9, s1
	s_load_dword s10, s[4:5], 8
	s_load_dword s11, s[4:5], 12
	s_waitcnt lgkmcnt(1)
	s_mov_b32 s12, s10
	global_load_dword v4, v0, s[0:1]
	global_load_dword v5, v0, s[0:1] offset:4
	global_load_dword v6, v0, s[0:1] offset:8
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v1, v4, v4
	v_add_f32_e32 v1, v1, v5
	v_mov_b32_e32 v6, 0
	global_load_dword v7, v0, s[0:1] offset:12
	global_load_dword v7, v0, s[0:1] offset:16
	ds_read_b32 v8, v0
	ds_read_b32 v9, v0 offset:4
	v_add_f32_e32 v8, v8, v8
	s_cmp_eq_u32 s8, 1
	s_cbranch_scc1 .Llast
	global_load_dword v10, v0, s[0:1]
.Llast:
	s_cmp_lg_u32 s8, 1
	s_cbranch_scc1 .Lmore
	v_mov_b32_e32 v10, 0
	s_branch .Lend
.Lmore:
	v_mov_b32_e32 v11, v10
.Lend:
	exp mrt0 v1, v1, v1, v1
	s_mov_b64 exec, 0
	exp mrt0 v8, v8, v8, v8 done
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
.Lround:
	v_add_f32_e32 v12, v13, v12
	global_load_dword v13, v0, s[0:1]
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lround
	flat_load_dword v14, v[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v14
	// A copy is odd where its original is, whatever happened in between; this one is not of the counter.
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s8, s2, 1
	s_mov_b32 s12, s8
	s_sub_u32 s8, s8, 2
	s_cmp_eq_u32 s8, 3
	s_cbranch_scc0 .Lend2
	global_load_dword v6, v0, s[0:1]
	s_bitcmp1_b32 s12, 0
	s_cbranch_scc0 .Lnever
	s_bitcmp0_b32 s2, 0
	s_cbranch_scc1 .Lend2
	v_mov_b32_e32 v6, 1
.Lnever:
	v_mov_b32_e32 v6, 0
.Lend2:
	// EXEC is another one.
	s_cmp_eq_u32 exec_lo, 0
	s_cbranch_scc1 .Lend3
	global_load_dword v3, v0, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cmp_eq_u32 exec_lo, 0
	s_cbranch_scc0 .Lend3
	v_mov_b32_e32 v2, v3
.Lend3:
	// Local memory ends in order; what a sample loads, and an atomic that returns.
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_read_b32 v8, v0
	ds_read_b32 v8, v0 offset:4
	s_waitcnt lgkmcnt(0)
	image_sample v8, v[0:1], s[0:7], s[8:11] dmask:0x1
	v_mov_b32_e32 v9, v8
	s_atomic_add s10, s[0:1], 0x0
	s_mov_b32 s10, 0
	s_atomic_add s10, s[0:1], 0x0 glc
	s_mov_b32 s10, 0
	ds_write_b32 v0, v1 gds
	s_or_saveexec_b64 s[12:13], s[0:1]
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
