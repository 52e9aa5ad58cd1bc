// The name of a group is a name with any of its characters, a number without its suffix, or nothing.
.section .a, "aG", @progbits, ""
.byte 1
.section .b, "aG", @progbits, g@x, comdat
.byte 2
.section .c, "aG", @progbits, 1UL
.byte 3
.section .d, "aG", @progbits, 0x1UL
.byte 4
.section .e, "aG", @progbits, 'a'
.byte 5
.section .f, "aG", @progbits, @h
.byte 6
.section .g, "aG", @progbits, $1u
.byte 7
// The same of the number that is a type, but after a hexadecimal one a suffix is not left out.
.section .h, "a", @1UL
.byte 8
.section .i, "a", %017u
.byte 9
