// With .altmacro too, .irpc takes the characters that are written; .irp takes what they stand for.
	.altmacro
value = 77
	.irpc	i, %(1 + value)
	.ascii	"\i"
	.endr
	.irpc	i, <a!>>
	.ascii	"\i"
	.endr
	.irp	i, %1+value, <a!>>
	.ascii	"\i"
	.endr
