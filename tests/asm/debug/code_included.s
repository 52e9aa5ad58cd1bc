# A line in an included file counts as it is, and a marker in one still counts after it.
.macro from_outside
	s_nop 7
.endm
	s_nop 3
	.include "code_included.inc"
	s_nop 4
