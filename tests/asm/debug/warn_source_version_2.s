.section .text.a,"ax",@progbits
.section .text.b,"ax",@progbits
.section .text.a
.section .text
