.version "1.0"
.version "longer"
.data
.previous
	.long 1
