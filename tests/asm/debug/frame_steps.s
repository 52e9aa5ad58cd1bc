# advance_loc in its four sizes, over known and late distances.
.cfi_startproc
.cfi_undefined 0
.long 1
.cfi_undefined 1
.zero 252
.cfi_undefined 2
.zero 256
.cfi_undefined 3
.p2align 12
.cfi_undefined 4
.zero 262144
.cfi_undefined 5
.zero 3
.cfi_undefined 6
.byte 0
.cfi_endproc
