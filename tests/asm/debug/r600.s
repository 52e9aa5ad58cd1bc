// Addresses have 32 bits, and the PC no number.
.file 1 "a.c"
.cfi_sections .debug_frame,.eh_frame
f:
.cfi_startproc
.cfi_personality 0, p
.cfi_lsda 0, l
.loc 1 3 4
.long 1
.cfi_def_cfa_offset 8
.loc 1 4 4
.long 2
.cfi_endproc
