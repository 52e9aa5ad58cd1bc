// What GFX11 misses: transcendental results, and matrices after matrices.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.globl k
.p2align 8
.type k,@function
k:
	v_exp_f32_e32 v0, v1
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_add_f32_e32 v4, v0, v1
	v_rcp_f32_e32 v5, v1
	v_fmac_f32_e32 v5, v1, v2
	v_wmma_f32_16x16x16_f16 v[8:15], v[16:23], v[24:31], v[8:15]
	v_wmma_f32_16x16x16_f16 v[32:39], v[8:15], v[24:31], v[32:39]
	v_cmpx_eq_u32_e32 v1, v1
	v_permlane64_b32 v6, v7
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 40
	.amdhsa_next_free_sgpr 16
.end_amdhsa_kernel
