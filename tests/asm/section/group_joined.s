// ? joins the group of the section before, if it has one.
.section .a,"a?"
	.long 1
.section .b,"aG",@progbits,signature,comdat
	.long 2
.section .a,"a?"
	.long 3
.section .c,"aM?",@progbits,4
	.long 4
