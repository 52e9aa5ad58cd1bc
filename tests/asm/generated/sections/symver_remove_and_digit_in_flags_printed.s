.section .text.f.n1,"08"
.symver x4, v2@@@V1, remove
