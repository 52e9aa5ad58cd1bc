  .double INFINITY, 1e-45, NaN
	.zero late, 54
