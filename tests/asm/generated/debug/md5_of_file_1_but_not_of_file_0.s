.file 0 "inc/sub" "/usr/include/x.h" source "a\"b\tc"
.file 1 "/src/" "/usr/include/x.h" md5 0x8c870cac93dcbf19 source ""
