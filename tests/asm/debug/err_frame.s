.cfi_endproc
.cfi_offset 1, 2
.cfi_startproc other
.cfi_startproc
.cfi_startproc
.cfi_offset 1
.cfi_offset 1, later
.cfi_offset -1, 4
.cfi_offset later, 4
.cfi_escape
.cfi_personality 1, routine
.cfi_personality 0x1b
.cfi_personality 255, routine
.cfi_lsda 0x50, routine
.cfi_lsda 0x50
.cfi_lsda later
.cfi_sections 5
.cfi_b_key_frame
.cfi_remember_state 1
.cfi_endproc
