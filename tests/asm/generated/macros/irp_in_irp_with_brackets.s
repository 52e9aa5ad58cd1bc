.irp j ,1 || 0,(((1))),'('
.irp j, (1+2))*3,\j,\j,\j\(),\j,\j,\j\()
.endr
.endr
