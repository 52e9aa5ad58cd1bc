// DEL is no printable character: strings have it as an escape.
.data
.ascii "a\177~", "\037 !"
.byte 0x7e, 0x7f
