# Nothing after .end is read, not even by the file that includes this one.
.byte 1
.include "end.inc"
.byte 3
nonsense (
