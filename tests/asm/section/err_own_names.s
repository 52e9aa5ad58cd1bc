// The sections that the assembler makes have names, too.
.strtab:
.rela.text:
.group:
	.long x
.section .a,"aG",@progbits,g
