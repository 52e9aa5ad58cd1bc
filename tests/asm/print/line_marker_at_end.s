lab0:
	.byte 1
# 7 "other.S"