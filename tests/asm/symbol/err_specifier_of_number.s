	.set number, 5
	.long number@rel32@lo
