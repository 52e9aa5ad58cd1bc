.macro @m n= z9,a
.endm
