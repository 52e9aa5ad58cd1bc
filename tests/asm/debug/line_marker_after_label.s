// In repeats markers are comments, and after the first label they come too late.
	.rept	2
# 1 "repeated.S"
	.endr
	.macro	put
start:
	.endm
	put
# 1 "late.S"
	.long	1
