# Vector registers have the numbers of wave64; groups have none.
.cfi_startproc
.cfi_undefined s105
.cfi_undefined exec_lo
.cfi_undefined exec
.cfi_undefined [exec_lo, exec_hi]
.cfi_undefined v[0]
.cfi_undefined [ v1 ]
.cfi_undefined v[255:256]
.cfi_undefined [s0, s1]
.cfi_undefined null
.cfi_undefined ttmp15
.cfi_undefined acc7
.cfi_undefined v5.l
.cfi_undefined src_flat_scratch_base_lo
.cfi_endproc
