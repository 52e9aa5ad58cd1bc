# Every directive of debug information as -filetype=asm writes it.
.file 1 "d" "a.c"
.file 2 ""
.file "plain"
.loc 1 5 3 prologue_end is_stmt 0 basic_block epilogue_begin
.loc 1 5
.loc 1 6 7 is_stmt 1 isa 3 discriminator 4
.line 5
.cfi_sections .debug_frame
.cfi_startproc simple
.cfi_endproc
.cfi_startproc
.cfi_def_cfa s0, -8
.cfi_def_cfa_offset 5
.cfi_adjust_cfa_offset -8
.cfi_llvm_def_aspace_cfa v0, 8, 6
.cfi_offset 3, 8
.cfi_rel_offset 3, 8
.cfi_register 3, 4
.cfi_restore 3
.cfi_same_value 3
.cfi_remember_state
.cfi_restore_state
.cfi_window_save
.cfi_escape 1, 300, -1
.cfi_label zz
.cfi_return_column 300
.cfi_signal_frame
.cfi_personality 0x1b, "a b"
.cfi_lsda 3, foo
.cfi_endproc
.loc_label lab
.long 5
.cfi_startproc
.cfi_personality 255
.cfi_endproc
