// GFX12.5: its new transcendental instructions, too, are kept apart from VALU that reads their results.
.text
.globl k
.p2align 8
.type k,@function
k:
	v_tanh_f32 v0, v1
	v_mov_b32 v2, v0
	v_exp_bf16 v4, v5
	v_mov_b32 v6, v4
	v_tanh_bf16 v7, v5
	v_nop
	v_mov_b32 v6, v7
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
