.macro m
.endmacro // comment
.rept 2
.ascii "
.endr "
.endr ; comment
.rept 2 // the first line may have a comment in front
/* c */ .rept 2
.endr
.endr
.irp x, 1, 2
.endr // 
