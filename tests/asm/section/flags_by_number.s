.section .a,"3"
.section .b,"0x6",@progbits
.section .c,"0b10"
.section .d,"010"
.section .e,"0x12",@progbits,4
.section .f,"0x202",@progbits,g,comdat
.section .g,"0x82",@progbits,0
.section .h,"0xfffffffe",@progbits,4,0,g
