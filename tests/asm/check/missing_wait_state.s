// Instructions that come too soon after others, each by another rule; those between them are few enough.
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.text
.globl k
.p2align 8
.type k,@function
k:
	v_cmp_eq_u32_e64 s[8:9], v0, v1
	s_nop 0
	global_load_dword v2, v0, s[8:9]
	v_readfirstlane_b32 s10, v0
	s_nop 2
	v_readlane_b32 s11, v0, s10
	v_cmp_eq_u32_e32 vcc, v0, v1
	v_div_fmas_f32 v3, v0, v0, v0
	v_cmpx_eq_u32_e32 vcc, v0, v1
	s_nop 3
	buffer_load_dword v3, off, s[16:19], 0
	v_cmpx_eq_u32_e64 s[8:9], v0, v1
	s_nop 2
	v_readfirstlane_b32 s11, v0
	v_mov_b32_e32 v4, 0
	s_nop 0
	v_mov_b32_dpp v5, v4 row_shr:1 row_mask:0xf bank_mask:0xf
	v_exp_f32_e32 v6, v0
	v_add_f32_e32 v7, v6, v0
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s10
	s_getreg_b32 s12, hwreg(HW_REG_MODE)
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s10
	s_getreg_b32 s12, hwreg(HW_REG_HW_ID)
	s_mov_b32 m0, s10
	s_movrels_b32 s13, s14
	global_store_dwordx4 v[8:9], v[10:13], off
	s_nop 0
	v_mov_b32_e32 v12, 0
	// 8 passes, in which a number is not there for VALU, as another's C, or as A; the same C it is.
	v_mfma_f32_16x16x4_f32 v[16:19], v0, v1, v[16:19]
	v_mfma_f32_16x16x4_f32 v[16:19], v0, v1, v[16:19]
	s_nop 8
	v_add_f32_e32 v7, v16, v0
	v_mfma_f32_16x16x16_f16 v[20:23], v[2:3], v[4:5], v[20:23]
	s_nop 3
	v_mfma_f32_16x16x16_f16 v[24:27], v[2:3], v[4:5], v[22:25]
	v_mov_b32_e32 v22, 0
	s_cbranch_scc1 .Lshort
	s_nop 7
.Lshort:
	// On the way past s_nop.
	v_readlane_b32 s4, v24, 0
.Lround:
	v_readlane_b32 s5, v0, s6
	s_sub_u32 s15, s15, 1
	v_readfirstlane_b32 s6, v0
	s_cmp_lg_u32 s15, 0
	s_cbranch_scc1 .Lround
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 32
	.amdhsa_accum_offset 32
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
