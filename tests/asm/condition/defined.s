# .ifdef sees what is defined above it.
.macro test name
.ifdef \name
.byte 1
.else
.byte 0
.endif
.ifndef \name
.byte 2
.endif
.ifnotdef \name
.byte 3
.endif
.endm
.set a, 1
b:
.globl c
test a
test b
test c
test d
test "a"
d:
test d
