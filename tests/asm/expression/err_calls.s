	.if	max(late) == 1
	.endif
	.if	max(late) < max(late)
	.endif
	.if	max(1, late)
	.endif
	.if	alignto(1, late, 2)
	.endif
	.zero	max(unknown) == max(unknown) + unknown
