.file 1 "a.c"
.cfi_sections .debug_frame, .eh_frame
.cfi_startproc
.loc 1 1
.long 1
.cfi_def_cfa 5, 8
.cfi_endproc
