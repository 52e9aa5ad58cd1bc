.byte 1
.byte 300 /* never ends
.byte 2
