# The last .cfi_sections counts.
.cfi_startproc
.cfi_endproc
.cfi_sections .debug_frame
