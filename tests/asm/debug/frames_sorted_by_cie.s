# Frames are sorted by what their common entry says; each kind has one in .eh_frame, and
# .debug_frame has one for all. The offset of the CFA at the start is that left by the frame before.
.cfi_sections .eh_frame, .debug_frame
.text
.cfi_startproc
.cfi_signal_frame
.cfi_adjust_cfa_offset 4
.cfi_endproc
.cfi_startproc
.cfi_personality 0x9b, routine
.cfi_lsda 0x1b, .Ltable
.cfi_endproc
.cfi_startproc
.cfi_def_cfa_offset 16
.cfi_endproc
.cfi_startproc simple
.cfi_adjust_cfa_offset 4
.cfi_endproc
.cfi_startproc
.cfi_return_column s5
.cfi_endproc
.cfi_startproc
.cfi_personality 0, another
.cfi_lsda 4, .Ltable
.cfi_endproc
.cfi_startproc
.cfi_lsda 2, .Ltable
.cfi_personality 255
.cfi_endproc
.data
.Ltable:
.long 1
