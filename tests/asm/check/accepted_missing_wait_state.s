// As many wait states as are needed, and cases that need none: s_nop, other instructions and ways count; a matrix
// instruction waits by itself until the unit is free; local memory takes all data at once.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.globl k
.p2align 8
.type k,@function
k:
	v_cmp_eq_u32_e64 s[8:9], v0, v1
	s_nop 4
	global_load_dword v2, v0, s[8:9]
	v_readfirstlane_b32 s10, v0
	s_mov_b32 s11, 0
	s_nop 2
	v_readlane_b32 s11, v0, s10
	v_cmp_eq_u32_e64 s[12:13], v0, v1
	v_div_fmas_f32 v3, v0, v0, v0
	v_cmpx_eq_u32_e32 vcc, v0, v1
	s_nop 4
	buffer_load_dword v3, off, s[16:19], 0
	v_mov_b32_e32 v4, 0
	s_nop 1
	v_mov_b32_dpp v5, v4 row_shr:1 row_mask:0xf bank_mask:0xf
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s10
	s_getreg_b32 s12, hwreg(HW_REG_HW_ID)
	ds_write_b128 v0, v[8:11]
	v_mov_b32_e32 v8, 0
	global_store_dwordx4 v[12:13], v[8:11], off
	s_nop 0
	v_mov_b32_e32 v8, 0
	buffer_store_dwordx4 v[8:11], v0, s[4:7], s10 offen
	v_mov_b32_e32 v8, 0
	v_mfma_f32_16x16x4f32 v[16:19], v0, v1, v[16:19]
	v_mfma_f32_16x16x4f32 v[16:19], v0, v1, v[16:19]
	s_nop 10
	v_add_f32_e32 v7, v16, v0
	v_add_f32_e32 v20, v7, v0
	v_mfma_f32_16x16x4f32 v[24:27], v0, v1, v[24:27]
	v_mfma_f32_16x16x4f32 v[28:31], v20, v1, v[28:31]
	s_cbranch_scc1 .Llong
	s_branch .Lend
.Llong:
	s_nop 7
	s_nop 2
	v_add_f32_e32 v7, v28, v0
.Lend:
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 32
	.amdhsa_accum_offset 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
