.file 1 "a.c"
.loc 1 1 1 discriminator 3
.long 1
.cfi_sections .debug_frame
.cfi_startproc
.cfi_return_column 300
.cfi_endproc
