	.byte 1, 256, 2+254, 300, 3
	.long 1, 2 3
	.long 1, 2,
	.long 1, max(2, 3
	.long 1, (2, 3)
	.long 4, 5, x y
