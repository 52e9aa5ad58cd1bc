.long 1
.p2align 4
.long 2
