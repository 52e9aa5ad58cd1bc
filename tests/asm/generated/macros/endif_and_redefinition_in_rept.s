.macro mac1 /* c */ a=1U
.macro s_nop\@ /* c */ byte = (s1),reg = 'a'
.endm
.macro mac2 x1= #a
.endm ; c
.endif
.endm
.irp v, 1+ 2, !0, 1 <> 2
.irp j,( 1 ), ~1, 1 + 2
.macro mac13\+, val , _p=$a , p.q = a?b
.irp i,$a,1.5,#a
.endr
.macro mac14\@ reg=s0
.irpc v ,0123
.endr
.endmacro
.macro mac15\@ a=a, byte
.endm
.endmacro
	.rept 4
mac1
mac1 0b101
mac1 \j
	.endr //
.endr
.endr
