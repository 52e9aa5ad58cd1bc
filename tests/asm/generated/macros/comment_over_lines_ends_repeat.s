.macro mac1, reg = 1+ 2
.irp i, #a,|,a + b
.endr /* a
b */
.macro mac2\@	_p=(((1))), val= 1f, b=1+2, byte=(s0 - 1)*2, n
b */
.endm
mac2\@ \reg\() .. 7 7 \reg // c
.altmacro
.endm
mac1 1
mac1 (1 + 2)
