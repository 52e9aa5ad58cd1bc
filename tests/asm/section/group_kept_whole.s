// Without comdat the linker keeps the group, but only as a whole.
.section .a,"aG",@progbits,signature
	.long 1
