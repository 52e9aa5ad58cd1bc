.cfi_startproc
.cfi_undefined S0
.cfi_undefined s102
.cfi_undefined s106
.cfi_undefined v256
.cfi_undefined s[1:2]
.cfi_undefined v[0:12]
.cfi_undefined s[2:1]
.cfi_undefined s[-1]
.cfi_undefined [s0, s2]
.cfi_undefined [s0, v1]
.cfi_undefined [s[0:1], s2]
.cfi_undefined [s[0:1]]
.cfi_undefined [vcc_hi, vcc_lo]
.cfi_undefined [5, s1]
.cfi_undefined null
.cfi_undefined tba
.cfi_undefined s0+1
.cfi_undefined "s0"
.cfi_endproc
