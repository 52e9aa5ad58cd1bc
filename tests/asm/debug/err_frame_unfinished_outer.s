.cfi_startproc
.data
.cfi_startproc
.cfi_endproc
