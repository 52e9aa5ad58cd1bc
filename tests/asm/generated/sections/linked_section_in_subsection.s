x1:
.pushsection .text.f.n4, 3,"ao",%progbits,x1,unique,5
