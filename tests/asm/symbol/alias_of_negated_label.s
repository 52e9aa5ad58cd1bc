// The value of .Lx is no place, although it takes a label: only its value counts, as for a number.
.data
	.quad 7
b:	.quad 0
	.set .Lx, 5 - b
	.long .Lx               // relative to its place
	.long .Lx + b           // 5
.text
	.long 1
c:	.long 2
.data
	.set .Ly, .Lx + c
	.long .Ly
