// The name of no function, and the parenthesis after it, inside others; calls with too few arguments; where the number
// is not known.
	.altmacro
s0 = 3
	.macro	show a
	.ascii	"\a"
	.endm
	show	%(s0 (1))
	show	%max(s0 (1), 2)
	show	%undefined (1)
	show	%-max(1, 2)
	show	%max()
	show	%totalnumvgprs()
	show	%alignto(1)
	show	%max/**/(1, 2)
	show	%s0 0x
