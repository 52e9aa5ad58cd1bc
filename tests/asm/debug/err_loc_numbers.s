.file 1 "a.c"
.file -2 "b.c"
.loc -1
.loc 1 -1
.loc 1 1 -1
.loc 1 1 1 -1
.loc 1 1 view 1
.loc 1 1 view -1
.loc 1 1 1 is_stmt -1
.loc 1 1 1 isa -2
.loc 1 1 1 discriminator undefined
.loc 0 1
.file "\x"
.file 2 "\xg"
.file 2 "a" "\8"
.file 0xffffffffffffffff "a.c"
.loc 0xffffffffffffffff
.loc 1 0x8000000000000000
.loc 1 1 0xffffffffffffffff
.loc 1 1 view 0xffffffffffffffff
0xffffffffffffffff:
.long 0xffffffffffffffffb
.long 0x8000000000000000f
