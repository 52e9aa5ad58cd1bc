// Bytes of a pattern that are cut off are no contents.
.bss
.fill 100000, 1, 256
.fill 3, 2, 0x10000
