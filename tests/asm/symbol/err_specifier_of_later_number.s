	.long number@rel32@lo
	.set number, 5
