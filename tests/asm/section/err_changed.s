.section .a,"aM",@progbits,4
.section .a,"aM",@progbits,8
.section .a,"aw"
.section .a,"aM",@note,4
.section .b,"aG",@progbits,g
.section .b,"axG",@progbits,g,comdat
