// A specifier goes through an alias to the symbol that it stands for, but not to a label.
	.set a, undefined
	.long a@rel32@lo
	.set c, b - 4
	.set b, undefined + 4
	.long c@rel32@hi
label:
	.set d, label
	.long d@rel32@lo
	.set e, label + 4
	.long e@gotpcrel32@lo
