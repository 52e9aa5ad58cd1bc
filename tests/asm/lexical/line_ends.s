.long 1
.long 2.long 3
