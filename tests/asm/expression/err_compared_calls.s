// A division by zero is no value to compare, wherever it is: llvm-mc crashes on each line.
	.quad	extrasgprs(1, 1, 1) != occupancy(10, 4, 256, 16, 12, 0, -2)
	.quad	alignto(3, 0) == alignto(3, 0)
	.quad	extrasgprs(1, 1, 1) != extrasgprs(alignto(3, 0), 1, 1)
bad = alignto(3, 0)
	.quad	alignto(1, 1) != alignto(bad, 1)
	.quad	alignto(1, 1) != alignto(bad, 2)
