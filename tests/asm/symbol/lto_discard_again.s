// An assignment that is ignored leaves the name with a symbol of its own, as every other one.
a = 1
.long a
.lto_discard a
a = 2
.long a
.globl a
