# .file 0 makes version 5; equal names appear once in .debug_line_str.
.file 0 "/src" "a.cl" md5 0x00112233445566778899aabbccddeeff source "kernel void k() {}\n"
.file 1 "/src" "b.h" md5 0x1 source ""
.file 2 "inc" "b.h" md5 0xffffffffffffffff
.file 3 "/src" "a.cl" md5 0x00112233445566778899aabbccddeeff
.file 3 "inc/c.h" md5 3
.loc 0 1 1
.long 1
.loc 2 1 1
.long 2
