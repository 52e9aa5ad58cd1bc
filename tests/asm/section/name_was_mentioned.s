// A section takes over what was said of the symbol, except its binding and type.
.hidden s
.size s, 8
.weak s
.type s,@function
.section s
	.long s
.text
	.long s
