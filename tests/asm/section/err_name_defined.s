// A section's name is a symbol, so nothing else may be.
a:	.long 1
.section a
.set b, 1
.section b
.section c
c:
.set c, 1
.comm c, 4
.globl c
.comm d, 4
.section d
.comm .rodata, 4
