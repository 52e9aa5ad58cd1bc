	.long	1b
	.long	4294967296b
	.long	1b@nosuch
	.long	5f@rel32@lo
	.long	1c@rel32@nosuch
1:
	.long	4294967297b
	.long	1b@rel32@lo@hi
