.file 1 "" "we ird.c" md5 0x18a09ee12063ecc139e768d3002e2a22
.file 2 "/src" "b.cl" source ""
.file 3 "" "d/e.h"
