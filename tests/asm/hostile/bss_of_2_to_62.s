.bss
.space 1 << 62
