// What a macro has is told with the line of its body, and where it was called.
.text
.globl k
.p2align 8
.type k,@function
k:
.macro end_it
	s_nop 0
	s_mov_b32 s0, 0
.endm
	end_it
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
.end_amdhsa_kernel
