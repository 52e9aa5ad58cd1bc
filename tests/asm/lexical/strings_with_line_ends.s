.data
.ascii "un
ab"
.ascii "xy
"
.asciz "e
", "\x41
"
