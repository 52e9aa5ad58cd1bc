.if 0
.if also nonsense
.endif
.ifdef
.endif
.endif
.rept 99999999999
