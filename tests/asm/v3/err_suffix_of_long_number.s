// The suffix is not a part of the number, of however many digits that is.
.octa 0x0123456789abcdef0123U
.octa 12345678901234567890u
.octa 0x0123456789abcdefu, 1
.octa 0x0123456789abcdef0l
.long 1ul
