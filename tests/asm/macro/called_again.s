# From its second call on, the body of a macro stays cut into text and parameters, with or without
# .altmacro as it was then; other calls must not see that.
	.set a, 16
	.set b, 48
	.macro m a, b=4
	.byte \a, \b, \+, \@
	.long a&b, \a\()1, 0x\b\()\a
	.ascii "\a\x41\b\()a"
	.endm
	m 1
	m 2, 3
	m 5
	.altmacro
	m 6, 7
	m b=%1+1, a=%2
	.noaltmacro
	m 1, 2

	.altmacro
	.macro n a
	.long a&1, \a
	.endm
	n 2
	n 3
	.noaltmacro
	n 4
	.altmacro
	n 6
