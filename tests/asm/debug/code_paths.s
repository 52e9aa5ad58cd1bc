# The name of the unit begins with the first folder of the line table, whichever file has it.
	s_nop 0
# 2 "folder/other.s"
	s_nop 1
