	.file	1 "x.c"
# 1 "other.S"
	.loc	1 1
start:
	.long	1
