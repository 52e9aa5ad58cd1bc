// GFX12.5: VALU beside transcendental and matrix instructions, in numbers of VALU; sparse matrices, and 8 bits in formats.
.text
.globl k
.p2align 8
.type k,@function
k:
	v_exp_f32_e32 v0, v1
	v_mov_b32_e32 v2, v0
	v_exp_f32_e32 v0, v1
	v_mov_b32_e32 v1, 0
	v_exp_f32_e32 v0, s1
	v_readfirstlane_b32 s1, v2
	v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]
	v_nop
	v_mov_b32_e32 v40, v0
	v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]
	v_mov_b32_e32 v8, 0
	v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[0:7]
	v_wmma_f32_16x16x32_f16 v[24:31], v[0:7], v[16:23], v[24:31]
	v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v32
	v_mov_b32_e32 v32, 0
	v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:39], v[0:7]
	v_mov_b32_e32 v0, 0
	v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[8:15], v[24:31], v[0:7] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
	v_mov_b32_e32 v0, 0
	v_wmma_f32_16x16x4_f32 v[0:7], v[8:9], v[10:11], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[0:1], v[10:11], v[8:15]
	s_load_b64 s[0:1], s[0:1], 0x0
	s_load_b64 s[2:3], s[2:3], 0x0
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 512
	.amdhsa_next_free_sgpr 32
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
