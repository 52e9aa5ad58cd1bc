.text
.cfi_startproc
.data
.cfi_def_cfa_offset 4
.cfi_endproc
