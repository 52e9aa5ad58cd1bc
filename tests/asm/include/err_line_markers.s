	.error	"a"
# 7 "F"
	.error	"b"

	.error	"c"
	.macro	m
	.error	"d"
	.endm
# 20 "inc/header.h" 1
	m
# 0 "none"
	.error	"e"
	.if	0
# 30 "left_out.h"
	.endif
	.error	"f"
	.include	"marked.inc"
	.error	"g"
	.rept	1
# 40 "repeated.h"
	.error	"h"
	.endr
	.error	"i"
# 0x32 "end.c" 2
	.amdhsa_kernel k
# 60 "kernel.h"
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
# 4294967296 "far"
	.error	"j"
