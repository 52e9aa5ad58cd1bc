# A macro that is called like a directive in capitals hides that spelling only, and .macros_off shows the directive.
.macro .LONG value
.byte \value
.endm
.LONG 1
.long 2
.Long 3
.macros_off
.LONG 4
.macros_on
.LONG 5
.purgem .LONG
.LONG 6

# One that is called like it in small letters leaves the capitals alone.
.macro .short value
.byte \value
.endm
.short 7
.SHORT 8
.macros_off
.short 9
.macros_on
.purgem .short
.short 10

# Conditions are not hidden, in capitals either.
.macro .IF value
.byte 11
.endm
.IF 0
.byte 12
.ENDIF
.byte 13
