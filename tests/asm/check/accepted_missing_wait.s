// Code that waits enough: loads of one kind come in order, a full counter holds back what comes next, and a way on which
// a register would be both 1 and not 1 is never gone.
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
