.altmacro
.rep 2
	.macro v_add\+ a
.macro m?\@ q$, p.q=/* c */ 2, req = 1 /* c */, a, s0= a?b, rest:vararg
.rept 0
.endr
.endm
.endmacro
.endr
.irp j, ~,<x!y>,a#b
.endr
.macro _m	val=1<<2, _p
.endm
.ifnb x // c
.endif
