.macro none
.endm
.macro one a
.byte \a
.endm
.macro must a:req, b:req
.byte \a, \b
.endm
none 1
one 1, 2
one (1
one a=1=2
one nosuch=1
must 1
must b=1
must a=1, 2
one x=
one "a" b
must 1, 300
