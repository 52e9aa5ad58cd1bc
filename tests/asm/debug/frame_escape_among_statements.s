// llvm-mc does not look for a line end after .cfi_escape.
	.text
	.cfi_startproc
	.cfi_escape 0x15, 7 // c
	.long 1
	.cfi_escape 0x15, 7
	.cfi_escape 0x15, 8 ; c
	.cfi_escape 0x15 /* c */
	.cfi_escape 0x15 /* c */ // d
	.cfi_escape 1, 2 x: .cfi_escape 3 .long 2 // c
	.cfi_escape 4 a = 5
	.cfi_endproc
