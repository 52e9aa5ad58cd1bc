// As many wait states as GFX6 needs, and what needs none there: memory after VALU, wide stores.
.text
.globl k
.p2align 8
.type k,@function
k:
	v_readfirstlane_b32 s6, v0
	s_nop 3
	v_readlane_b32 s7, v0, s6
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_nop 3
	v_div_fmas_f32 v3, v0, v0, v0
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s10
	s_nop 0
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s10
	s_nop 1
	s_getreg_b32 s12, hwreg(HW_REG_MODE)
	v_readfirstlane_b32 s20, v0
	s_nop 3
	s_load_dword s14, s[20:21], 0x0
	s_mov_b32 s20, 0
	s_load_dword s14, s[20:21], 0x0
	s_mov_b32 s16, 0
	s_nop 3
	s_buffer_load_dword s14, s[16:19], 0x0
	v_readfirstlane_b32 s20, v0
	buffer_load_dword v8, v5, s[16:19], s20 offen
	buffer_store_dwordx4 v[8:11], v5, s[16:19], 0 offen
	v_mov_b32_e32 v8, 0
	s_mov_b32 m0, s10
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
