// To set b again LLVM 14 looks where its old value lies, which is a use of a.
	.set	b, a + 1
	.set	a, x + 4
	.set	b, 5
	.set	a, 9
	.long	x@got, x@plt
