# The last prefix that fits counts. Names of files other than the root stay.
.file 0 "/build/x" "/build/a.c"
.file 1 "/build/inc" "/build/b.h"
.file 2 "/build/x/inc" "c.h"
