.globl a
.weak a
a: .quad a
