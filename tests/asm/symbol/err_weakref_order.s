.weakref a, b
.weakref c, a
	.long c
