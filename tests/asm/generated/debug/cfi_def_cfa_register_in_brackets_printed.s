.cfi_startproc
.cfi_def_cfa_register [s0,s1]
