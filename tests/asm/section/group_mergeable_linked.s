// Arguments follow in the order entry size, linked symbol, group.
x:	.long 1
.section .m,"aMSoG",@progbits,1,x,g,comdat
	.asciz "text"
.section .n,"aoG",@progbits,0,g,comdat
