	s_nop 0
	.loc_label .Lend
