.text
.cfi_startproc
.long 1
.data
.cfi_startproc
.long 2
.cfi_def_cfa_offset 4
.cfi_endproc
.text
.cfi_def_cfa_offset 8
.cfi_endproc
