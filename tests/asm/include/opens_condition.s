# A condition may begin in one file and end in another.
.include "if_zero.inc"
.byte 1
.else
.byte 2
.endif
