// LLVM 14 takes the alias for the symbol alone.
x:	.set	alias, x@rel32@lo
	.long	alias
