.macro show a, b, c
.ascii "[\a][\b][\c]"
.endm
show a /* comment *1: b ; comment
show b="named value", c=(1 2)
