// GFX12.5: as many of VALU as are needed, and what needs none.
.text
.globl k
.p2align 8
.type k,@function
k:
	v_exp_f32_e32 v0, v1
	v_exp_f32_e32 v0, v0
	v_nop
	v_mov_b32_e32 v2, v0
	v_exp_f32_e32 v60, v61
	global_store_b32 v[62:63], v60, off
	v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]
	v_mov_b32_e32 v41, 0
	v_exp_f32_e32 v42, v43
	v_nop
	v_nop
	v_mov_b32_e32 v40, v0
	v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[0:7]
	v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[0:7]
	v_exp_f32_e32 v42, v0
	v_nop
	ds_load_b32 v44, v0
	v_wmma_f32_16x16x4_f32 v[48:55], v[8:9], v[10:11], v[48:55]
	v_mov_b32_e32 v48, 0
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
