# .altmacro: values, texts in angle brackets, parameters without a backslash, joints.
.altmacro
.macro show a, b
.ascii "[a][\b]"
.ascii "x_&a&_x"
.endm
n = 4
show %n + 1, <a,b>
show %(n*2), <c d>
show <a!>b!!> <;>
show <<x>
show <>, %-1
.macro nest depth
.byte depth
.if depth
nest %depth-1
.endif
.endm
nest 3
.irp v, <1, 2>, %n
.byte v
.endr
.noaltmacro
.macro plain a
.ascii "a \a"
.endm
plain <
.ALTMACRO // in capitals: off, as in llvm-mc
plain <x>
