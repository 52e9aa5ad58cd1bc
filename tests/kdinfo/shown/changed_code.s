// Two builds that differ in code and data; layout and symbols follow.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.globl one, two, three
	.type one,@function
one:	s_mov_b32 s0, 1
again:	s_add_u32 s4, s4, there@rel32@lo+4
	s_cbranch_scc0 again
	s_endpgm
	.type two,@function
two:	s_nop 1
	s_endpgm
	.type three,@function
three:	s_endpgm
	.data
	.quad one
	.byte 1, 2, 3
	.section more,"a",@progbits
	.byte 1
	.section .debug_str,"MS",@progbits,1
	.asciz "first"
