.nosuch 1
.long 1
.quad 1 2
