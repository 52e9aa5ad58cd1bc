.macro b n
.endm
a
