.section "odd section","0xffffffff","progbits",4, 0, 7, unique,5
.section .text.f.n6,"ao",% progbits,0
