// A statement that lacks its end is told at the comment that ends the line, in macros as elsewhere.
.macro m a
.long 1,   // one
.long \a + /* two */ // three
.set x,    ; .long 4
.endm
.long 1,   // one
m 2
.rept 1
.long 5,   # six
.endr
