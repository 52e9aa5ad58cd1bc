// Labels, assignments and attributes of the symbols named last are ignored.
.lto_discard a, b
a:	.long 1
b = 2
.globl a
.hidden b
	.long a, b
.lto_discard c
a:
c:
.lto_discard
.globl c
c:	.long c
