.weakref w0, x2
.section .s1,"axG",%progbits,x0, comdat
x2: .long 2
.weakref w0, x3
