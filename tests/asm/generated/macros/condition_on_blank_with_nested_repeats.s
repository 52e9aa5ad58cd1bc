.ifb /* c */ x ; .else
.ifnc  a b , u 
.endif /* c */
.else
.irpc a, x1_
.endr
.irp i,"a\tb", 1f, <x!y>, <<a>, 1f, <<a>, <//>
.irpc a ,12
	.endr
.endr
.endif // c
.macro mac8 p.q
.macro mac9\@ n, rest:vararg
.endm
.endm // c
