.cfi_startproc
