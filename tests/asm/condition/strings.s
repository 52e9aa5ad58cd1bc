// Strings of one length that differ in one place, with blanks around them.
.macro both text:vararg
.if\text
.byte 1
.else
.byte 0
.endif
.endm
.irp condition, eqs, nes
both \condition "a" , "b"
both \condition "a" , "a"
both \condition "ab" , "cb"
both \condition "ab", "ac"
both \condition "abc", "abc"
both \condition "abc" ,"abx"
both \condition "abc","xbc"
both \condition "" , ""
both \condition "", "a"
both \condition "ab", "a"
both \condition "a", "ab"
.endr
