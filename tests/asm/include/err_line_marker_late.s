	.text
# 12 "early.h"
	.set	late, undefined * 2
	.globl	late
# 500 "late.h"
	.quad	late2 * 3
