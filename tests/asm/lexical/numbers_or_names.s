// A point and digits begin a name unless the digits end there, or an 'e' follows.
.5x:
	.quad	.5x
	.set	.7_, 3
	.quad	.7_
	.double	.5, .5e, .5e+, .5E2
