// The relocation names the symbol, which is a number, before or after it is set.
	.globl	number, late, hidden
	.weak	weak
	.hidden	hidden
	.set	number, 0x123456789
	s_mov_b32 s0, number@abs32@lo
	s_mov_b32 s1, number@abs32@hi
	.long	number@rel32@lo, number@gotpcrel32@lo + 4
	.quad	number@abs64
	v_mov_b32 v0, late@rel32@hi
	.long	late@gotpcrel32@hi
	.set	late, 5
	hidden = end - start
	.long	hidden@abs32@lo
	weak = number
	.long	weak@abs32@lo
start:
end:
