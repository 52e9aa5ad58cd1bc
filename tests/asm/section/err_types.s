.section .a,"a",@group
.section .b,"a",@0x100000000
.section .c,"a",progbits
.section .d,"a",#progbits
.section .e,"",@4
.section .f,"",@17
.section .g,"",@9
