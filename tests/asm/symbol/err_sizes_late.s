// The size of a symbol is a number when everything is laid out.
.data
a: .byte 0
.size a, undefined
b:
.size b, b - undefined
c:
.size c, . - a
d:
.size d, a
e = a
.size e, undefined + 1
