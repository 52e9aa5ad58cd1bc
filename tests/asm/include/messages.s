.print "one line"
.macro hello name
.print "hello, \name"
.endm
hello you
.if 0
.print "never"
.error "never"
.endif
.warning
.warning "a word of warning"
.byte 1
