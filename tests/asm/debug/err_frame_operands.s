.cfi_startproc
.cfi_offset undefined, 8
.cfi_offset 1, undefined
.cfi_register 1, undefined
.cfi_register undefined, 1
.cfi_def_cfa s[0], 8
.cfi_def_cfa s[0:undefined], 8
.cfi_def_cfa s[undefined], 8
.cfi_undefined [undefined, s0]
.cfi_undefined [s0, [s1, s2]]
.cfi_undefined [s[0:1], s[2:3]]
.cfi_undefined [v0, v1, s0]
.cfi_undefined [v0, v2]
.cfi_undefined [v0, v[1:2]]
.cfi_undefined [1, 2]
.cfi_undefined v[2:1]
.cfi_undefined v0x
.cfi_undefined v
.cfi_undefined v01
.cfi_undefined x5
.cfi_undefined a0
.cfi_undefined ttmp0
.cfi_undefined ttmp[0:1]
.cfi_undefined vcc
.cfi_undefined exec_lo
.cfi_undefined scc
.cfi_undefined m0
.cfi_return_column undefined
.cfi_escape undefined
.cfi_escape 1, undefined
.cfi_def_aspace_cfa 1, 2, undefined
.cfi_def_aspace_cfa 1, undefined, 2
.cfi_llvm_def_aspace_cfa 1, 2, undefined
.cfi_llvm_def_aspace_cfa 1, undefined, 2
.cfi_llvm_def_aspace_cfa undefined, 1, 2
.cfi_lsda 0x10, routine
.cfi_lsda 0x0c, routine
.cfi_lsda 0x1d, routine
.cfi_lsda 0x20, routine
.cfi_lsda 0x05, routine
.cfi_lsda -1, routine
.cfi_lsda 255
.cfi_lsda 255, routine
.cfi_personality 0x9b
.cfi_endproc
.cfi_lsda 0x1b, routine
.cfi_return_column 5
.cfi_signal_frame
.cfi_label x
.cfi_escape 1
