// An undefined signature that nothing else uses is local and lies in the group's header.
.section .a,"aG",@progbits,unused,comdat
.section .b,"aG",@progbits,used,comdat
	.long used
.section .c,"aG",@progbits,bound,comdat
.weak bound
.section .d,"aG",@progbits,.text,comdat
