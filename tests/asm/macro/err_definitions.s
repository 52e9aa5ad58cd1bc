.macro
.endm
.macro 5
.endm
.macro a x, x
.endm
.macro b x:bad
.endm
.macro c x:
.endm
.macro d x:vararg, y
.endm
.macro e x=(1
.endm
.macro f x=1 =2
.endm
.macro g
.endm x
.macro h
.endmacro /* c */
.macro i
.endm
.macro i
.endm
.purgem nosuch
.purgem
.endm
.endr
.exitm
.altmacro x
.macro open
