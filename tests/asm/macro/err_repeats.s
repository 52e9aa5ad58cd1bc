.rept
.endr
.rept -1
.endr
.rept late
.endr
.rept 1 2
.endr
.irp
.endr
.irp x 1
.endr
.irp x=1
.endr
.irp x, y=1
.endr
.irpc x, a b
.endr
.irpc x, a+b
.endr
.rept 1
.endr x
.rept 0x7fffffffffffffff
.byte 1
.endr
.set late, 1
.rept 2
