.altmacro
.macro show a, b
.endm
show %(n*2), <c d>
