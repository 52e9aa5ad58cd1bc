.data
	.long 1
.align32 16, 0x12345678
	.long 2
.align32 8
