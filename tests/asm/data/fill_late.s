// A count that is set later leaves the whole pattern; of one that is known 32 bits are kept.
	.data
	.fill	late, 6, -5
	.fill	late, 8, -2
	.fill	late, 7, 0x123456789
	.fill	late, 12, -1
	.fill	late, 5, 0xffffffff
	.fill	late, 3, -5
	.fill	late, 1, -5
	.fill	3, 6, -5
	.fill	end-begin, 6, -5
begin:	.short	1
end:
	.fill	end-begin, 6, -5
	.fill	negative, 6, -5
late = 3
negative = 0
