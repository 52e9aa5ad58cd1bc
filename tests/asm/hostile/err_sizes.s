.fill 1 << 62, 8, 1
.fill 0x7fffffffffffffff
.fill 0x7fffffffffffffff
