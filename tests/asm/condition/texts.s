# .ifb, .ifc, .ifeqs and their negations.
.macro both text:vararg
.if\text
.byte 1
.else
.byte 0
.endif
.endm
both b
both b x
both nb
both nb ""
both c a, a
both c  a  ,  a
both c a b,a  b
both c a, A
both c "a,b","a,b"
both nc a, b
both c a, /* c */ a
both eqs "a", "a"
both eqs "a b","a  b"
both nes "a;b", "a;b"
.ifb // comment
.byte 2
.endif
.ifnb /* comment */
.byte 3
.endif
.ifc a, a /* comment */
.byte 4
.endif
.ifc , /* comment */
.byte 5
.endif
