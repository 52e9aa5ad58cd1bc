// What .equiv has set to something unknown may still become a common symbol, for earlier uses, too.
	.equiv	x1, x2 + 4
	.data
	.long	x1
	.comm	x1, 16
	.equiv	x3, x4
	.amdgpu_lds x3, 16, 8
	.quad	x1, x3
