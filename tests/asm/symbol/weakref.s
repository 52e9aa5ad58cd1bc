// Undefined and used through the alias alone: weak.
.weakref a, b
.weakref c, d
.weakref unused, e
	.long a, c+4, d
