.weakref c, a
.weakref a, b
	.long c
