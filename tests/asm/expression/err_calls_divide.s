// A division by zero is no value to compare, wherever it is: llvm-mc crashes on each line.
	.quad	extrasgprs(1, 1, 1) != occupancy(10, 4, 256, 16, 12, 0, -2)
	.quad	alignto(3, 0) == alignto(3, 0)
	.quad	extrasgprs(1, 1, 1) != extrasgprs(alignto(3, 0), 1, 1)
	.quad	occupancy(10, 0, 256, 16, 12, 0, 1)
	.if	alignto(3, 0)
	.endif
bad = alignto(3, 0)
	.quad	bad
	.set	again, alignto(bad, bad)
	.set	again, 1
