# Macros that define, call, hide and forget macros.
.macro outer name, value
.macro \name arg=\value
.byte \\arg, \value
.endm
.endm
.macro make name, value
.macro \name
.byte \value
.endm
.endm
make one, 1
make two 2
one
two
.purgem one
make one, 3
one
.macro count n
.if \n
.byte \n
count "(\n-1)"
.endif
.endm
count 4
.macro .long value
.byte \value
.endm
.long 1
.macros_off
.long 1
.macros_on
.long 2
.purgem .long
.long 3
.macro leave n
.rept 5
.byte \n
.if \+ == 1
.exitm
.endif
.endr
.byte 0xee
.exitm
.byte 0xff
.endm
leave 9
.macro .byte value
.long \value
.endm
.byte 1
.BYTE 2 // in capitals it is not the macro
.purgem .byte
.byte 3
