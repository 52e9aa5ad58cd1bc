// LLVM 14 keeps both characters of a line end.
.data
.ascii "un
ab"
.ascii "xy
"
.asciz "e
", "\x41
"
