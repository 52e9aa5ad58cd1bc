# Sections that are not known are ignored.
.cfi_sections .sframe, .nowhere
.cfi_startproc
.cfi_endproc
