// Transcendental results on GFX11 after a wait, six others or two of their kind; memory waits by itself. An accumulator
// may be the one before's.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.globl k
.p2align 8
.type k,@function
k:
	v_exp_f32_e32 v0, v1
	s_waitcnt_depctr 0xfff
	v_add_f32_e32 v4, v0, v1
	v_exp_f32_e32 v0, v1
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v2, v3
	v_add_f32_e32 v4, v0, v1
	v_exp_f32_e32 v0, v1
	v_exp_f32_e32 v5, v1
	v_exp_f32_e32 v6, v1
	v_add_f32_e32 v4, v0, v1
	v_exp_f32_e32 v0, v1
	global_store_b32 v1, v0, s[0:1]
	v_add_f32_e32 v4, v0, v1
	v_wmma_f32_16x16x16_f16 v[8:15], v[16:23], v[24:31], v[8:15]
	v_wmma_f32_16x16x16_f16 v[8:15], v[16:23], v[24:31], v[8:15]
	v_nop
	v_wmma_f32_16x16x16_f16 v[32:39], v[8:15], v[24:31], v[32:39]
	v_cndmask_b32_e64 v0, v1, v2, s4
	s_mov_b32 s4, 0
	s_mov_b32 s6, s4
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 40
	.amdhsa_next_free_sgpr 16
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
