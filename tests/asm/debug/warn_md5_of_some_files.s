# Checksums are written only if all files have one.
.file 0 "a.c" md5 5
.file 1 "b.c"
.file 2 "c.c" md5 6
