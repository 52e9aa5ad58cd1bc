// One error: what follows a wrong entry size is not read.
.section .s,"aMG",@progbits,0,group,no_comdat
