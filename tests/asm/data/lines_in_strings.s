// A CR and an LF are one line end, of which the LF stays.
.ascii "ab
cd"
.ascii "
ab
cdef"
.ascii "\n
"
