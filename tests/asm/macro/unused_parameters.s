.macro used a
.byte 1
.endm
.macro dollar a
.byte $1
.endm
.macro pointless a:req=1
.byte \a
.endm
used 1
pointless 2
