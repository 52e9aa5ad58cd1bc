	.cfi_startproc
	.cfi_escape 1 2
	.cfi_escape 1 )
	.cfi_escape 1,
	.cfi_escape 1 # c
	.cfi_escape x 5
	.cfi_endproc
