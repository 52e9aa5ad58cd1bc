.altmacro
.irp v ,N3 n2 .Lq
.irpc i, "4"
.ascii "\\\i"
.irp v, b
.endr
.endr
.endr
.irpc j ,007
