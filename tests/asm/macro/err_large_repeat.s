// Bytes alone need no text that large: .fill makes them. Nothing is read behind it.
.rept 16777217
.byte 1
.endr
.frobnicate
