// In the definition of a macro they are not.
	.macro	unused
# 1 "in_macro.S"
	.endm
# 1 "later.S"
start:
