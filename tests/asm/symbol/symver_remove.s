.symver f, g@V1, remove
.data
f:	.long f
.globl f
.addrsig
.addrsig_sym f
