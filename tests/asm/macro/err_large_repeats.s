// Each of the texts is small enough, but not the one within the other.
.rept 1900000
.rept 2000000
.byte 1
.endr
.endr
