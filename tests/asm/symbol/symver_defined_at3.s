// @@@ is @@ for a defined symbol, whose name it takes.
.symver f, f@@@V1
.globl f
f:	.long f
