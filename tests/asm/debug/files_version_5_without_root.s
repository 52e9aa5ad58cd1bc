# File 1 stands for the file 0 that is not there; the folder is that of the compilation.
.file 1 "src" "a.c"
.loc 1 1
.long 1
