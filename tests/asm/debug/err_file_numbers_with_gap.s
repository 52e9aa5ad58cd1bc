.file 1 "a.c"
.file 3 "c.c"
.file 5 "e.c"
