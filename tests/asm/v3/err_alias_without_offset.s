// llvm-mc 14 ends in an abort for each of them.
.data
	.quad 7
b:	.quad 0
	.set .Lnegative, -b
	.long .Lnegative
	.set .Ldifference, b + (5 - u)
	.long .Ldifference
