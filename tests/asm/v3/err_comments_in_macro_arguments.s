// A comment that LLVM 14 takes for a token, before '='.
	.macro	show a, b
	.endm
	show	a /*y*/=b
