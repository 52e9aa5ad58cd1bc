// Wavefronts of 64 lanes on GFX11: VALU reads a result from before EXEC is written and one from after that.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.globl k
.p2align 8
.type k,@function
k:
	v_mov_b32_e32 v0, 0
	s_mov_b64 exec, s[0:1]
	v_mov_b32_e32 v1, 0
	v_add_f32_e32 v2, v0, v1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_fmac_f32_e32 v3, v8, v4
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.amdhsa_wavefront_size32 0
.end_amdhsa_kernel
