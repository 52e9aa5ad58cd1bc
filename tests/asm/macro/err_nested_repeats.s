.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.rept 1
.byte 1
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
.endr
