// .text is there from the start: in a group it is another section.
.section .text,"axG",@progbits,g,comdat
	.long .text
.text
	.long .text
