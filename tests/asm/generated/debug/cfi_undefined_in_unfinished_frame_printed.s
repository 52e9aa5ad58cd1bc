.cfi_startproc
.cfi_undefined 63
