# What is left out need not make sense, but conditions in it count.
.if 0
nonsense ( " ' " [
.if also nonsense
.elseif (
.else
.endif
.ifdef
.endif
.macro open
.include "nosuch"
.rept 99999999999
.byte 'toolong'
// .endif
/* .endif */
.ascii ".endif
.endif"
label: .endif
text
/* c */ .endif
.ENDIF
.byte 1
.if 0
/* c */ .else
.byte 2
.endif
