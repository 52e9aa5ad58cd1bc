// Bytes alone need no text that large: .fill makes them. Nothing is read after it.
.rept 8388609
.byte 1
.endr
.frobnicate
