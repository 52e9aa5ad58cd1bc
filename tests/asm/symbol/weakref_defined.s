.weakref a, b
.weakref c, d
	.long a, c
b:
.globl d
d:
