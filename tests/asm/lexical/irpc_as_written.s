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
// The last parenthesis of a call is not among them, nor the suffix of a number that is not hexadecimal.
	.irpc	i, %max(1, max(2, 3) )
	.ascii	"\i"
	.endr
	.irpc	i, %(max(1,2))
	.ascii	"\i"
	.endr
	.irpc	i, %1+3UL
	.ascii	"\i"
	.endr
	.irpc	i, %0x3UL
	.ascii	"\i"
	.endr
