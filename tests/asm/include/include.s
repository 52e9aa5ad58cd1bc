# Files beside this one, one inside the other, in macros, and with text that goes on after them.
.include "shared.inc"
once 1
.macro load name
.include "\name"
.endm
load "twice.inc"
.INCLUDE "twice.inc" // again
.if 0
.include "nosuch.inc"
.endif
.rept 2
.include "no_newline.inc"
.endr
x: .byte 0xff
