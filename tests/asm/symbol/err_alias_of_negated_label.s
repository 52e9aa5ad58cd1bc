.data
	.quad 7
b:	.quad 0
	.set .Lx, 5 - b
	.long .Lx - b
	.set .Ly, -b
	.long .Ly
.text
	.long .Lx
