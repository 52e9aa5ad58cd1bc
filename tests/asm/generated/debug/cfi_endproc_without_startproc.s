.cfi_endproc
