.org 1 << 60
.org 0x7fffffffffffffff
