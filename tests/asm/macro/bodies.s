# What only looks like the end of a body.
.macro m
// .endm
/* .endm */
.ascii ".endm"
/* c */ .set x, 1
.byte 1 ; .endm
label\@: .byte 2
.endmacro // comment
m
.rept 2
.ascii "
.endr "
.byte 3 // .endr
.endr ; comment
.rept 2 // the first line may have a comment in front
/* c */ .rept 2
.byte 4
.endr
.endr
.irp x, 1, 2
.endr
.rept 0
nonsense (
.endr
