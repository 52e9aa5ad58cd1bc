; A branch that misses keeps its number; one with a label would have s_nop behind it.
	s_branch 63
	s_nop 0
	s_cbranch_scc0 target
	.fill 62, 4, 0xbf800001
target:
	s_endpgm
