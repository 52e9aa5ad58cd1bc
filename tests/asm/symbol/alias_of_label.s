a: .long 1
.set b, a
.set c, a+4
.globl c
.quad b, c
