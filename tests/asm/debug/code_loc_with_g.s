# A row of .loc is for data or, if none comes, of its own.
label:
	s_nop 0
	.loc 1 77 3 prologue_end
	.loc 1 78 is_stmt 0
	s_nop 1
	.loc 1 79 5 discriminator 4
	.long 5
	s_nop 2
