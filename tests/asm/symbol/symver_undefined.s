// An undefined symbol goes under its version; @@@ is @.
.symver f, f@@@V1
.symver g, h@V2
.symver unused, unused@V3
	.long f, g
