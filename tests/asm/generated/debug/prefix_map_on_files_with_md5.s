.file 0 "" md5 0x7ebe896623d9c88efc1e3a3066899acf
.file 1 ".." "we ird.c" md5 0xdc694b1e95029ba63f0c87a6abffddeb
.cfi_startproc
.cfi_endproc
