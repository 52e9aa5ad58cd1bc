.cfi_startproc
.cfi_val_offset a0, 13
