.bss
.org 300, 0xff
.fill 100000, 1, 3
.fill 2, 1, 3
.byte 1
