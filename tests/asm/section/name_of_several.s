// Of several sections with one name the first one is the symbol.
.section s,"a",@progbits,unique,1
	.long 1
.section s,"a",@progbits,unique,2
	.long 2, s
.section .data,"aw",@progbits,unique,1
	.long 3
.data
	.long .data
