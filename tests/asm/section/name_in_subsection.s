// The symbol is at the section's beginning, also if a later part comes first.
.data 2
	.long 1
x:
.data
	.long 2
	.long .data, x
