# The file of the last marker, and its line, counted on over what follows.
# 5 "first.c"
	s_nop 0
one:
# 50 "folder/second.c"

	s_nop 1
two:
# 7 "first.c"
.macro m
# 200 "macro.c"
	s_nop 2
.endm
	m
three:	s_nop 3
# 9 ""
	s_nop 4
# 7000000000 "folder/second.c"
four:
	s_nop 5
