a:
.weakref b, a
.comm b, 4
.weakref c, a
.local c
.comm c, 4
