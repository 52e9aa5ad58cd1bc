.byte 1
.ascii "never ends
.byte 2
