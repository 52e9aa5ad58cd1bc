a:	.long 1
.weakref a, b
.weakref c d
.weakref c, d
c:
.set c, 1
.set e, f
.set f, e
.weakref e, g
