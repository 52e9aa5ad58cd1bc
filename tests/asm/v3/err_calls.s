// Code object version 3 has no functions: what is told is the outermost call.
.long max(or(1, 2), 3)
.long 1, max (1)
.set x, max(1)
.long nothing(max(1))
