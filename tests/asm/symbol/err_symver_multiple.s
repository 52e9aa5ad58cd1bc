.symver f, g@V1
.symver f, h@V2
	.long f
