// LLVM 14 names nothing instead of a local number, and adds it.
	.globl	number
	.set	number, 0x123456789
	.long	number@rel32@lo, number@gotpcrel32@lo + 4
	v_mov_b32 v0, late@rel32@hi
	.long	late@gotpcrel32@hi
	.set	late, 5
start:
	.set	again, 1
	.set	again, 2
end:
	.long	again@rel32@lo
