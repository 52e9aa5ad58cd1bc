.file 2 "../y.c" source "int x;\n"
.file 1 "d//e.c"
