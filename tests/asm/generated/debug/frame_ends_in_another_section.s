.cfi_startproc
.section .text.g,"ax",@progbits
.cfi_endproc
