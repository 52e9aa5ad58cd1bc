# .rept, .irp and .irpc with all kinds of values.
start:
.set n, 3
.rep n - 1
.byte n
.endr
end:
.rept end - start
.byte 7
.endr
.irp v, 1, 2 + 3, (4, 5), "6, 7"
.ascii "<\v>"
.endr
.irp v,
.ascii "once \v"
.endr
.irp v, 1 2 3
.byte \v
.endr
.irpc c, a.b
.ascii "\c"
.endr
.irpc c, "x y"
.ascii "[\c]"
.endr
.irpc c, 12U
.byte \c
.endr
.REPT 2
.byte 8
.endr
