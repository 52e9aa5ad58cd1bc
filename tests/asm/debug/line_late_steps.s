# Steps over an alignment and a late fill are decided by layout.
.file 1 "a.c"
.loc 1 1
.long 1
.fill (last - first) * 16, 4, 1
.loc 1 2
.long 1
.p2align 8
.loc 1 3
.long 1
.uleb128 last - first
.byte 0, 0, 0
.org 8192
.loc 1 5
.long 1
.section .rodata
first: .quad 1
.p2align 6
last:
