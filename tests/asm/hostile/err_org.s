.org 1 << 60
.org 0x7fffffffffffffff
.comm common, 4, 4
.org common
.org unknown + 4
