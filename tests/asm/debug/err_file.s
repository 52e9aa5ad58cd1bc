.file 1 "a.c"
.file 1 "b.c"
.file -1 "a"
.file "a" "b"
.file "a" md5 1
.file "a" source "x"
.file 2
.file x
.file 2 "b" md5 -5
.file 2 "b" source 5
.file 2 "b" foo
.file 3 "b",
.file 6 "d.c"
.file 4294967297 "e.c"
