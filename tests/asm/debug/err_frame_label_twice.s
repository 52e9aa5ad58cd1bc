.cfi_sections .eh_frame, .debug_frame
.cfi_startproc
.cfi_label label
.cfi_endproc
