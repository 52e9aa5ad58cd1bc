	.set .La, undefined + 4
	.long .La@rel32@lo
	.set .Lb, 5 - label
	.long .Lb@rel32@lo
	.set .Lc, undefined - label
	.long .Lc@rel32@lo
label:
