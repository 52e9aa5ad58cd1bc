.section .a,"awxTeR"
.section .b,"aS",@progbits
.section .c,"aMS",@progbits,2
.section .d,"ao",@progbits,.text
.section .e,"",@progbits
