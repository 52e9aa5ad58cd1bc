.include
.include x
.include "nosuch.inc"
.include "."
.include "twice.inc" x
.include "mistake.inc"
.incbin "nosuch.bin"
.incbin "twice.inc", -1
.incbin "twice.inc", 0, -1
.incbin
