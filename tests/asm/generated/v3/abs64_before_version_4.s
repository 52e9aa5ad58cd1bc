	.long sym@abs64, sym@abs64
	.quad sym@abs32@hi-31
