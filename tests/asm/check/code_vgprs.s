// The place is that of the instruction, and of what the descriptor says.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_nop 0
	s_cbranch_scc0 far
	v_mov_b32 v1, v2
	s_endpgm
far:	v_mov_b32 v77, v0; v_mov_b32 v76, v0
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
.end_amdhsa_kernel
