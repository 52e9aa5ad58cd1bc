// The name of a section is the symbol of its beginning.
.section mine,"a"
	.long 1
x:	.long 2, x - mine, . - mine
	.long mine + 4, .text, later
.section later
	.quad mine, later - ., .debug_info
.text
	.long mine@rel32@lo
