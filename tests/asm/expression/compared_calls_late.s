// Calls are compared as they are written if the first one cannot be evaluated yet: the second one is not looked at then.
	.quad	extrasgprs(late, 1, 1) != occupancy(10, 4, 256, 16, 12, 0, -2)
	.quad	extrasgprs(late, 1, 1) == alignto(3, 0)
late = 1
