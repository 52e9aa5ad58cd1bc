// The name other systems have for .weak.
.globl c
.weak_reference a, b
.WEAK_REFERENCE d
a:	.long b, c, d
