// Code that waits enough: loads of one kind come in order, a full counter holds back what comes next, and a way on which
// a register would be both 1 and not 1 is never gone, nor one on which a copy of a counter would be odd after an even
// number of rounds.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s8, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v0, s[0:1]
	global_load_dword v5, v0, s[0:1] offset:4
	global_load_dword v4, v0, s[0:1] offset:8
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v1, v5, v5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v4, v1
	ds_read_b32 v2, v0
	.rept 15
	ds_write_b32 v0, v1
	.endr
	v_add_f32_e32 v1, v2, v1
	s_cmp_eq_u32 s8, 1
	s_cbranch_scc1 .Llast
	global_load_dword v10, v0, s[0:1]
.Llast:
	s_cmpk_lg_i32 s8, 0x1
	s_cbranch_scc1 .Lmore
	v_mov_b32_e32 v10, 0
	s_branch .Lend
.Lmore:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.Lend:
	global_store_dword v0, v1, s[0:1]
	v_mov_b32_e32 v1, 0

	// Two rounds at a time, each of which loads what the next one needs.
	s_lshr_b32 s9, s8, 4
	s_mov_b32 s10, s9
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .Lnone
	global_load_dword v6, v0, s[0:1]
	s_cmp_eq_u32 s9, 1
	s_cbranch_scc1 .Lodd
.Lrounds:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v6
	global_load_dword v7, v0, s[0:1]
	s_sub_u32 s9, s9, 1
	s_cmp_eq_i32 s9, 1
	s_cbranch_scc1 .Lpast
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v7
	global_load_dword v6, v0, s[0:1]
	s_sub_u32 s9, s9, 1
	s_cmp_eq_i32 s9, 1
	s_cbranch_scc0 .Lrounds
.Lpast:
	s_and_b32 s11, s10, 1
	s_cbranch_scc0 .Leven
.Lodd:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v7, 0
	s_branch .Lnone
.Leven:
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v7
.Lnone:

	// What is pending is told by a number.
	s_mov_b32 s12, 2
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lnothing
	global_load_dword v8, v0, s[0:1]
	s_movk_i32 s12, 0x1
.Lnothing:
	s_cmp_eq_u32 s12, 2
	s_cbranch_scc1 .Lwritten
	s_waitcnt vmcnt(0)
.Lwritten:
	v_mov_b32_e32 v8, 0

	// A full counter holds back flat memory, too.
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v9, v[2:3]
	.rept 63
	flat_store_dword v[2:3], v10
	.endr
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v9
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.amdhsa_accum_offset 16
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
