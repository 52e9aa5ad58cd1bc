# Each comparison, taken and not.
.set three, 3
.irp test, if, ifne, ifeq, ifgt, ifge, iflt, ifle
.irp value, -1, 0, three
.\test \value
.byte 1
.else
.byte 0
.endif
.endr
.endr
.if three == 3 && !0
.byte 2
.elseif 1
.byte 3
.else
.byte 4
.endif
.if 0
.elseif three - 3
.byte 5
.elseif three
.byte 6
.elseif 1
.byte 7
.else
.byte 8
.endif
.IF 1
.byte 9
.ENDIF
".if" 0
.byte 10
".else"
.byte 11
".endif"
here: .if . - here
.byte 12
.else
.byte 13
.endif