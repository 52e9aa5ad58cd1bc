# A numbered file ends the description, but rows stay.
label:
	s_nop 0
	.file 1 "later.c"
	s_nop 1
	.loc 1 3
	s_nop 2
