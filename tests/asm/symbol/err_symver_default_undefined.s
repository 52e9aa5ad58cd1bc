.symver f, f@@V1
	.long f
