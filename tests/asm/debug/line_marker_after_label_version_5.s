// The source is the root then, which is no file of its own until it has no name: the first marker counts later, too.
start:
# 80 "b.cl" x ;
	.long	1
other:
# 81 "c.cl"
