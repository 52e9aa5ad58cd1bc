# Waits and wait states go where they are needed, as late as possible; what waits already waits for more. Labels, sizes, line
# tables and distances follow.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.file 1 "kernel.hip"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	.loc 1 1 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_mov_b32 v0, 0
	.loc 1 2 0
	global_load_dword v1, v0, s[0:1]
	global_load_dword v2, v0, s[0:1] offset:4
	s_mov_b32 s3, 4
.Lloop:
	.loc 1 3 0
	ds_read_b32 v3, v0
	v_add_u32 v1, v1, s2
	s_waitcnt lgkmcnt(0)
	v_add_u32 v2, v2, v3
	s_nop 0
	v_mfma_f32_4x4x1f32 a[0:3], v1, v2, a[0:3]
	v_accvgpr_read_b32 v4, a0
	s_sub_u32 s3, s3, 1
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Lloop
	.macro twice
	.rept 2
	global_load_dword v6, v0, s[0:1]
	v_add_u32 v7, v6, v7
	.endr
	.endm
	twice
	v_cmp_eq_u32 vcc, v1, v2
	s_mov_b64 s[6:7], vcc
	s_waitcnt expcnt(0)
	s_nop 7
.Lhere:
	v_div_fmas_f32 v1, v1, v2, v3
	v_readfirstlane_b32 s0, v1
	global_store_dword v0, v4, s[0:1]
	v_mfma_f32_32x32x1f32 a[0:31], v1, v2, a[0:31]
	v_accvgpr_read_b32 v4, a0
	s_endpgm
	.long .Lhere-k
.Lend:
	.size k, .Lend-k

	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 40
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.end_amdhsa_kernel
