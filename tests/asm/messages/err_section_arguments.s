// Blanks and comments after the arguments.
.section b, "aM", @progbits  
.section b, "aM", @progbits // c
.section a, "a", @progbits, unique, -1 // c
.section a, "a", @progbits, unique, 4294967295
.section a, "a", @progbits, unique, 1 , 2
.section c, "aG", @progbits, g, "comdat"  , 5
.section c, "aG", @progbits, g, -5
.section c, "aG", @progbits, g, "x"
.section c, "aG", @progbits, g, .
.section c, "aGo", @progbits, 0  // c
.section d, "aG?", progbits, g
.section d, "aG?"5
.section d, "aZ", progbits
.section d, "aZ"5
.section d, "a", progbits
.pushsection d, 1, "aZ", progbits
