.macro mac1, q$
.macro mac2\@	_p= n_5 x1 q$ reg req=(1+2)*3
.endm
.endm
.irp j,1/* c */+ 2 1&&1 . - .
.ifeqs "\\n","\\n"
.macro do.it\+	n=-(-(2))
.endm // c
.ifdef undef
  .ifdef lab1
.endif
.IFDEF lab
.ENDIF
.endif
.ifc  \j , \j 
.if (\+) & 1
.endif // c
.endif
.endif
.endr
