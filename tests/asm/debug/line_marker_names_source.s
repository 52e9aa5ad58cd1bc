# 1 "/x/other.S"
# 1 "<built-in>"
# 1 "dir/second.S" 1 3
start:
	.long 0
