.section .a, "aG", @progbits, 1.5
.section .b, "aG", @progbits, g+1
.section .c, "aM", @progbits, ""
.section .d, "a", @0x1UL
.section .e, "aM", @progbits, 0x100000001
.section .f, "ao", @progbits, 'a'
