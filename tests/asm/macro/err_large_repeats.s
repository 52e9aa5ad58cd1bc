// Each of the texts is small enough, but not the one within the other.
.rept 3800000
.rept 4000000
.byte 1
.endr
.endr
