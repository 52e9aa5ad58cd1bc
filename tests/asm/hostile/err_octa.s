.octa 0xffffffffffffffffffffffffffffffff
.octa 0x1ffffffffffffffffffffffffffffffff
.octa 1 << 70
