// An exponent without digits is none, with a sign or not; except for a hexadecimal number.
	.data
	.double	2.e+, 1e+, 1e-, 1E, 5.e, .5e+, .25E-, 1.5e, 0.e+
	.float	1e+, 2.5e-, -1e+, +3.e-, 12345678901234567890e+, 1e+0
	.quad	1e+, 2.5e-			// as an integer it is its bits
	.dcb.d	2, 1.e+
	.float	1.0e+;2
	.set	one, 1e+
	.quad	one
	.macro	put value
	.float	\value
	.endm
	put	1e+
	put	2.e-
