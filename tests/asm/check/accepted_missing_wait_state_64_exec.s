// Wavefronts of 64 lanes on GFX11: two results with a wait or memory between, too far apart, or of one side of EXEC.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.globl k
.p2align 8
.type k,@function
k:
	v_mov_b32_e32 v0, 0
	s_mov_b64 exec, s[0:1]
	v_mov_b32_e32 v1, 0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v2, v0, v1
	v_mov_b32_e32 v0, 0
	s_mov_b64 exec, s[0:1]
	v_mov_b32_e32 v1, 0
	ds_store_b32 v10, v11
	v_add_f32_e32 v2, v0, v1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 exec, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v4, 0
	v_add_f32_e32 v2, v3, v4
	v_mov_b32_e32 v3, 0
	s_mov_b64 exec, s[0:1]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_add_f32_e32 v2, v3, v4
	v_mov_b32_e32 v3, 0
	s_mov_b64 exec, s[0:1]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_add_f32_e32 v2, v3, v4
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_wavefront_size32 0
.end_amdhsa_kernel
