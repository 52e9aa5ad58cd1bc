# Folders are split off names without one; a folder appears once; md5 and source are left out.
.file 1 "src/a.c"
.file 2 "src" "b.c"
.file 3 "/c.c"
.file 4 "src/inc//d.h"
.file 5 "e.h" md5 0x00112233445566778899aabbccddeeff
.file 6 "src" "inc/f.h" source "int x;\n"
.file 7 "dir/"
.file 8 "//host/f"
.file 9 ""
.file 10 "a\"b\303\244"
.file "without a number"
.line 5
