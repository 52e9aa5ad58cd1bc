// A root without a name is file 1, too, from the next label on.
start:
# 1 ""
	.long	1
other:
