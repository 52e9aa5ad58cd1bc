.macro inner value
	.byte 1
	.byte \value
.endm
.macro middle value
	inner \value
.endm
.rept 2
	.irp v, 1, 300
		middle \v
	.endr
.endr
.macro unknown
	.bite 1
	.amdhsa_kernl k
.endm
unknown
