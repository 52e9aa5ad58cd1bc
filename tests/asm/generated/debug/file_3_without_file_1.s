.file 0 "d" "."
.file 3 "/z" source ""
