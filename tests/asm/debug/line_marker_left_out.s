// Nor where a condition leaves out the lines.
	.if	0
	.long	1
# 1u "left_out.S"
	.endif
# 1 "later.S"
start:
