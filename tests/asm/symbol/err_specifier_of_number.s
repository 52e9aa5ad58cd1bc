	.set number, 5
	.long number@rel32@lo
	.local other
	.set other, 5
	s_mov_b32 s0, other@abs32@lo
