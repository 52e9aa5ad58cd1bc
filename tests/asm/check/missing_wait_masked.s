// A masked count that is another one, was changed, or agrees with what is asked of it.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s8, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	// Other bits of the register.
	s_and_b32 s9, s8, 0x3fff
	s_cmp_gt_i32 s9, 2
	s_cbranch_scc1 .Lloaded1
	s_sub_i32 s9, s9, 1
.Lloaded1:
	global_load_dword v4, v0, s[0:1]
	s_mov_b32 s10, s9
	s_sub_i32 s10, s10, 1
	s_cmp_eq_i32 s10, 0
	s_cbranch_scc1 .Lone1
	s_waitcnt vmcnt(0)
.Lone1:
	s_and_b32 s9, s8, 0x7fff
	s_cmp_gt_i32 s9, 2
	s_cbranch_scc1 .Lmany1
	s_waitcnt vmcnt(0)
.Lmany1:
	v_mov_b32_e32 v5, v4
	s_waitcnt vmcnt(0)
	// The register is written.
	s_and_b32 s9, s8, 0x3fff
	s_cmp_gt_i32 s9, 2
	s_cbranch_scc1 .Lloaded2
	s_sub_i32 s9, s9, 1
.Lloaded2:
	global_load_dword v4, v0, s[0:1]
	s_mov_b32 s10, s9
	s_sub_i32 s10, s10, 1
	s_cmp_eq_i32 s10, 0
	s_cbranch_scc1 .Lone2
	s_waitcnt vmcnt(0)
.Lone2:
	s_mov_b32 s8, s14
	s_and_b32 s9, s8, 0x3fff
	s_cmp_gt_i32 s9, 2
	s_cbranch_scc1 .Lmany2
	s_waitcnt vmcnt(0)
.Lmany2:
	v_mov_b32_e32 v5, v4
	s_waitcnt vmcnt(0)
	// A count of 2 is greater than 1.
	s_and_b32 s9, s8, 0x3fff
	s_cmp_gt_i32 s9, 2
	s_cbranch_scc1 .Lloaded3
	s_sub_i32 s9, s9, 1
.Lloaded3:
	global_load_dword v4, v0, s[0:1]
	s_mov_b32 s10, s9
	s_sub_i32 s10, s10, 1
	s_cmp_eq_i32 s10, 0
	s_cbranch_scc1 .Lone3
	s_waitcnt vmcnt(0)
.Lone3:
	s_and_b32 s9, s8, 0x3fff
	s_cmp_gt_i32 s9, 1
	s_cbranch_scc1 .Lmany3
	s_waitcnt vmcnt(0)
.Lmany3:
	v_mov_b32_e32 v5, v4
	s_waitcnt vmcnt(0)
	// A count of 3 is 0 after a step of 3.
	s_and_b32 s9, s8, 0x3fff
	s_cmp_gt_i32 s9, 2
	s_cbranch_scc1 .Lloaded4
	s_sub_i32 s9, s9, 1
.Lloaded4:
	global_load_dword v4, v0, s[0:1]
	s_mov_b32 s10, s9
	s_sub_i32 s10, s10, 3
	s_cmp_eq_i32 s10, 0
	s_cbranch_scc1 .Lone4
	s_waitcnt vmcnt(0)
.Lone4:
	s_and_b32 s9, s8, 0x3fff
	s_cmp_gt_i32 s9, 2
	s_cbranch_scc1 .Lmany4
	s_waitcnt vmcnt(0)
.Lmany4:
	v_mov_b32_e32 v5, v4
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.amdhsa_accum_offset 16
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
