.cfi_startproc
.long 0
.cfi_endproc
.file 1 "a"
.loc 1 1
.long 0
