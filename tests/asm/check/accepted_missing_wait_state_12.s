// Scalar registers on GFX12: not read before, or written where memory, a wait or SALU itself ends it.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
.text
.globl k
.p2align 8
.type k,@function
k:
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v0, s5
	s_mov_b32 s4, 0
	s_wait_alu 0xfffe
	s_add_co_u32 s6, s4, s7
	v_mov_b32_e32 v0, s8
	v_readfirstlane_b32 s9, v0
	s_mov_b32 s10, s9
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v0, s10
	s_mov_b32 s10, 0
	buffer_load_b32 v1, v0, s[20:23], null offen
	s_mov_b32 s11, s10
	v_cndmask_b32_e32 v3, v0, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v0, v2
	s_mov_b32 s11, vcc_lo
	v_cndmask_b32_e32 v3, v0, v2, vcc_lo
	ds_nop
	ds_nop
	ds_nop
	ds_nop
	s_mov_b32 s8, 0
	s_mov_b32 s9, s8
	v_mov_b32_e32 v0, s12
	s_mov_b32 s12, 0
	s_wait_alu 0xfffe
	s_swappc_b64 s[14:15], s[16:17]
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 24
.end_amdhsa_kernel
