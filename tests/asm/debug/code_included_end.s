# llvm-mc looks for the line of the last instruction of an included file in the file that includes it, and finds any. The
# expected object is that of an included file with an empty line at its end.
	.include "code_included_end.inc"
	s_nop 4
