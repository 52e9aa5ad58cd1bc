// The relocation names the symbol with the number that it has there. Each number is a symbol of its own.
	.globl	again
	.set	again, 1
	.long	again@abs32@lo
	.set	again, 2
	.long	again@abs32@lo, again
