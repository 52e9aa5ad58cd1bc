// The value of .Lx is no place, but it takes a label, which suffices for llvm-mc 14: it is at 5 - 8 in .data.
.data
	.quad 7
b:	.quad 0
	.set .Lx, 5 - b
	.long .Lx
.text
	.long 1
	.long .Lx
