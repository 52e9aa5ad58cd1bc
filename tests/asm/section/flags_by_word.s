.section .a,#alloc
	.long 1
.section .b,#alloc,#write
	.long 2
.section .c, #execinstr , #alloc
	.long 3
.section .d,#alloc,#write,#tls,
	.long 4
.pushsection .e,1,#alloc
	.long 5
