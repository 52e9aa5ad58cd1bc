.file 0 "b.cl" source "a\"b\tc"
.cfi_register s[4:7], s101
