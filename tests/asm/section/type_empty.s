.section .a,"",""
	.long 1
