.5ex:
.5:
.5e1=3
	.long	.5ex
	.quad	.5e3x
	.set	.5ex, 3
	.globl	.5e
	.type	.5ex,@object
	.ifdef	.5ex
	.endif
.5+
	.long	.5-1
	.float	0xp1
	.float	0x.p1
	.byte	0xp+
