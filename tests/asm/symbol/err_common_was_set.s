	.equiv	x1, x2
	.lcomm	x1, 16
	.equiv	x3, x4
	.local	x3
	.comm	x3, 16
	.equiv	x5, 5
	.comm	x5, 16
	.equiv	x6, x7 - x8
	.comm	x6, 16
