// Instructions that come too soon after others on GFX8: M0 for messages, traces and the global data share; DPP.
.text
.globl k
.p2align 8
.type k,@function
k:
	v_readfirstlane_b32 s6, v0
	s_nop 2
	v_readlane_b32 s7, v0, s6
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_nop 2
	v_div_fmas_f32 v3, v0, v0, v0
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s10
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s10
	s_nop 0
	s_getreg_b32 s12, hwreg(HW_REG_MODE)
	v_readfirstlane_b32 s20, v0
	s_nop 3
	buffer_load_dword v8, v5, s[16:19], s20 offen
	v_cmpx_eq_u32_e32 vcc, v0, v1
	flat_store_dwordx4 v[12:13], v[8:11]
	v_mov_b32_e32 v10, 0
	v_mov_b32_dpp v5, v10 row_shr:1 row_mask:0xf bank_mask:0xf
	s_mov_b32 m0, s10
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, s10
	s_ttracedata
	s_mov_b32 m0, s10
	ds_add_u32 v14, v15 gds
	s_setreg_b32 hwreg(HW_REG_TRAPSTS, 0, 4), s10
	s_rfe_b64 s[8:9]
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
