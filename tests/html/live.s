// How many vector registers are live at each instruction, which a number in front of it says: what is needed there, or
// is written, whichever is more.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"

.text
.globl straight
.p2align 8
.type straight,@function
straight:
	/* 2 */ v_mov_b32_e32 v1, v0
	/* 3 */ v_mov_b32_e32 v2, v0
	/* 3 */ v_add_f32_e32 v3, v1, v2
	/* 2 */ global_store_dword v0, v3, s[0:1]
	/* 0 */ s_endpgm
.Lstraight:
.size straight, .Lstraight-straight

// What is written again before it is read is not live: v5 here, but for the instruction that writes it.
.globl again
.p2align 8
.type again,@function
again:
	/* 2 */ v_mov_b32_e32 v5, 1
	/* 2 */ v_mov_b32_e32 v5, 2
	/* 2 */ global_store_dword v0, v5, s[0:1]
	/* 0 */ s_endpgm
.Lagain:
.size again, .Lagain-again

// A half that is written leaves the other one: v1 is live before it. A lane that is written leaves the others.
.globl halves
.p2align 8
.type halves,@function
halves:
	/* 2 */ global_load_short_d16_hi v1, v0, s[0:1]
	/* 2 */ v_writelane_b32 v1, s2, 3
	/* 2 */ global_store_dword v0, v1, s[0:1]
	/* 0 */ s_endpgm
.Lhalves:
.size halves, .Lhalves-halves

// Around a loop what the next turn reads is live to its end, also on the way past it.
.globl around
.p2align 8
.type around,@function
around:
	/* 2 */ v_mov_b32_e32 v1, 0
	/* 3 */ v_mov_b32_e32 v2, 1.0
.Lturn:
	/* 3 */ v_add_f32_e32 v1, v1, v2
	/* 3 */ s_sub_u32 s2, s2, 1
	/* 3 */ s_cmp_lg_u32 s2, 0
	/* 3 */ s_cbranch_scc1 .Lturn
	/* 2 */ global_store_dword v0, v1, s[0:1]
	/* 0 */ s_endpgm
.Laround:
.size around, .Laround-around

// On one of two ways v1 is written, so before it is live for the other one only.
.globl ways
.p2align 8
.type ways,@function
ways:
	/* 2 */ s_cbranch_scc0 .Lother
	/* 2 */ v_mov_b32_e32 v1, v0
.Lother:
	/* 2 */ global_store_dword v0, v1, s[0:1]
	/* 0 */ s_endpgm
.Lways:
.size ways, .Lways-ways

// Accumulation registers count, too; the matrix adds to what it writes.
.globl matrix
.p2align 8
.type matrix,@function
matrix:
	/* 3 */ v_accvgpr_write_b32 a0, v0
	/* 4 */ v_accvgpr_write_b32 a1, v0
	/* 5 */ v_accvgpr_write_b32 a2, v0
	/* 6 */ v_accvgpr_write_b32 a3, v0
	/* 6 */ v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3]
	/* 5 */ global_store_dwordx4 v0, a[0:3], s[0:1]
	/* 0 */ s_endpgm
.Lmatrix:
.size matrix, .Lmatrix-matrix

.macro descriptor name
.p2align 6
.amdhsa_kernel \name
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.endm
.rodata
descriptor straight
descriptor again
descriptor halves
descriptor around
descriptor ways
descriptor matrix
