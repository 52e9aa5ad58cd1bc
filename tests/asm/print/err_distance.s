a: .long 1
b:
.p2align b-a
.space 4, b-a
.subsection b-a
.if b-a
.endif
.long 1f
