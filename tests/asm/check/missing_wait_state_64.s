// Wavefronts of 64 lanes on GFX11: a mask is read, written, and read again.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.globl k
.p2align 8
.type k,@function
k:
	v_cndmask_b32_e64 v0, v1, v2, s[4:5]
	s_mov_b32 s5, 0
	s_nop 7
	s_mov_b32 s6, s5
	v_cndmask_b32_e32 v0, v1, v2, vcc
	v_cmp_eq_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v3, v1, v2, vcc
	v_add_co_ci_u32_e64 v4, s[8:9], v1, v2, s[10:11]
	v_cmp_eq_u32_e64 s[10:11], v1, v2
	s_and_b64 s[12:13], s[10:11], exec
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 16
	.amdhsa_wavefront_size32 0
.end_amdhsa_kernel
