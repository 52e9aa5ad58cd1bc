// To LLVM 14 a comment after blanks is a token of the argument that it begins.
	.macro	show a, b, c, d
	.ascii	"<\a|\b|\c|\d>"
	.endm
	show	a /*y*/ b
	show	a/*y*/ b
	show	a /*y*/b
	show	a, /*y*/ b
	show	a /*y*/ /*z*/ b
	show	/*y*/ a b
	show	a + /*y*/ b
	show	a/*y*/ + b
	show	(a /*y*/ b) c
	show	a b /*y*/
	show	a /*y*/ // b
	.irp	i, 1 /*y*/ 2
	.ascii	"[\i]"
	.endr
