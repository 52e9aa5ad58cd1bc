// LLVM 22 pads with s_nop in all of them.
	.long	1
	.balignw 8
	.long	2
	.balignl 16
	.long	3
	.p2alignw 5,,28
	.long	4
	.p2alignl 4
	.long	5
	.balignw 16, 0x1234
	.long	6
	.balignl 16, 0
	.long	7
	.balign	16
	.long	8
	.balign	16, 0
	.data
	.byte	1, 2
	.balignw 8
