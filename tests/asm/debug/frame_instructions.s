.text
.cfi_startproc
.long 1
.cfi_def_cfa 5, 8
.cfi_def_cfa s33, -8
.cfi_def_cfa_register v40
.cfi_def_cfa_offset 16
.cfi_adjust_cfa_offset -4
.cfi_offset 3, 8
.cfi_offset s64, 12
.cfi_offset 3, -9
.cfi_rel_offset 3, 20
.cfi_rel_offset 3, 4
.cfi_val_offset 3, 8
.cfi_val_offset 3, -8
.cfi_register pc, s30
.cfi_restore 63
.cfi_restore 64
.cfi_undefined vcc
.cfi_same_value a255
.cfi_remember_state
.cfi_restore_state
.cfi_window_save
.cfi_escape 0x16, 1, 300, -1
.cfi_llvm_def_aspace_cfa s32, 8, 6
.cfi_llvm_def_aspace_cfa 64, -8, -1
.CFI_UNDEFINED 5+1
.cfi_label label
.cfi_endproc
