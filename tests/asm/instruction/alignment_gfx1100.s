// Gaps in code have s_nop where nothing else is asked for, whatever the generation.
k:
	s_mov_b32 s0, 0
.p2align 8
	s_code_end
.balign 16
	s_endpgm
.p2align 5, 0
	s_nop 0
.p2align 4, 0, 4
	s_nop 1
.p2alignl 6, 0xbf9f0000
	s_nop 2
.fill 16, 4, 0xbf9f0000
.p2align 6
.section .other,"ax",@progbits
	s_nop 3
.p2align 4
.data
	s_nop 4
.p2align 4
