// Waits for what has ended, for more than is used before the next wait, and for what is not used at all.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.globl k
.p2align 8
.type k,@function
k:
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_load_dword v4, v0, s[0:1]
	global_load_dword v5, v0, s[0:1] offset:4
	global_load_dword v6, v0, s[0:1] offset:8
	global_load_dword v7, v0, s[0:1] offset:12
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v1, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v1, v7
	ds_read_b32 v8, v0
	ds_read_b32 v9, v0 offset:4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v8
	s_cbranch_vccz .Lother
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v9
	s_branch .Lend
.Lother:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, v9
.Lend:
	global_load_dword v10, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	s_cbranch_scc0 .Lend
	global_load_dword v11, v0, s[0:1]
	s_load_dword s8, s[0:1], 0x0
	ds_read_b32 v12, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s8
	v_mov_b32_e32 v1, v12
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
