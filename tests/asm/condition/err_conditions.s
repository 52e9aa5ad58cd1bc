.if
.endif
.if undefined
.endif
.if 1 2
.endif
.ifeqs "a" "b"
.endif
.ifeqs a, b
.endif
.ifnes "a"
.endif
.ifc a
.endif
.ifdef
.endif
.ifdef 1
.endif
.else
.elseif 1
.endif
.if 1
.else
.else
.elseif 1
.endif
.if 1
.else x
.endif x
.ifndef y
.byte 300
