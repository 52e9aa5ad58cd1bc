// With .altmacro, %expression ends before a parenthesis that follows what is no function, and before what else cannot
// go on with it.
	.altmacro
s0 = 3
s1 = 5
	.macro	show a, b, c
	.ascii	"<\a|\b|\c>"
	.endm
	show	%s0 (s1)
	show	%s0(s1) 4
	show	%1+s0 (s1), (4)
	show	%max(1, 2) 4
	show	%max (1, 2)
	show	%"s0" (s1)
	show	%(1) (2) [3]
	show	%s0 "x" 'y'
	show	%s0 ~s1
	.irp	i, %s0 (s1), %s0 s1
	.ascii	"[\i]"
	.endr
// A comment hides the parenthesis of a call: max is a symbol here.
max = 7
	show	%max/**/(1, 2)
