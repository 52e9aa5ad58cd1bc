.symver old, f@V1
.symver new, f@@V2
.globl old, new
.hidden new
.type old,@function
old:	.long 1
.size old, 4
new:	.long old, new
