.section .a,"aq"
.section .b,"al"
.section .c,"0xffffffff"
.section .d,#alloc,#bss
.section .e,alloc
.section .f,"aG?",@progbits,g
.pushsection .g,#alloc
