.section a, "a", @progbits, unique, -1
.section a, "a", @progbits, unique, 4294967295
.section a, "a", @progbits, unique, 4294967294
.section a, "a", @progbits, unique, undefined
.section a, "a", @progbits, unique
.section a, "a", @progbits, other
.section a, "a", @progbits, other, 1
.section a, "a", @progbits, 5
.section a, "a", @progbits, "unique", 7
.section a, "a", @progbits, unique, 7, 8
.section b, "aM", @progbits
.section b, "aM", @progbits, 0
.section b, "aM", @progbits, -1
.section b, "aM", @progbits, undefined
.section b, "aM", @progbits, 1, 2
.section b, "aM", @progbits, 1, unique, 7
.section c, "aG", @progbits
.section c, "aG", @progbits, 
.section c, "aG", @progbits, 5
.section c, "aG", @progbits, ""
.section c, "aG", @progbits, g, 5
.section c, "aG", @progbits, g, comdat, 5
.section c, "aG", @progbits, g, comdat, unique
.section c, "aG", @progbits, g, nothing
.section d, "ao", @progbits
.section d, "ao", @progbits, 0
.section d, "ao", @progbits, 1
.section d, "ao", @progbits, undefined
