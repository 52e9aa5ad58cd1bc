// Scalar registers on GFX12 that VALU has read are written and read again; in a loop, too.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
.text
.globl k
.p2align 8
.type k,@function
k:
	v_mov_b32_e32 v0, s5
	s_mov_b32 s4, 0
	global_load_b32 v1, v0, s[2:3]
	s_add_co_u32 s6, s4, s7
	v_mov_b32_e32 v0, s8
	v_readfirstlane_b32 s9, v0
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e32 v3, v0, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v0, v2
	v_cndmask_b32_e32 v3, v0, v2, vcc_lo
	s_mov_b32 vcc_lo, 0
	s_cbranch_vccz .Lround
.Lround:
	s_sub_co_i32 s10, s10, 1
	v_add_nc_u32_e32 v4, s10, v4
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .Lround
	v_mov_b32_e32 v0, s12
	s_mov_b32 s13, 0
	s_swappc_b64 s[14:15], s[16:17]
	s_mov_b32 s18, 0
	s_mov_b32 s19, s18
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 24
.end_amdhsa_kernel
