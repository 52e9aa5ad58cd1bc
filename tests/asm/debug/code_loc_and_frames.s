# Rows and frames at instructions, alignments with instructions that do nothing among them.
	.file 1 "folder" "kernel.c"
	.cfi_sections .eh_frame, .debug_frame
kernel:
	.cfi_startproc
	.loc 1 10 3 prologue_end
	s_nop 0
	.cfi_def_cfa s32, 16
	s_nop 1
	s_nop 2
	.loc 1 11 is_stmt 0 isa 1
	.p2align 4
	.cfi_offset v40, 4
	v_mov_b32 v0, 0x12345678
	.loc 1 12 5 is_stmt 1 discriminator 3
	s_cbranch_scc0 kernel
	.p2align 6
	.cfi_remember_state
	.loc 1 13 epilogue_begin
	.loc 1 13 basic_block
	s_endpgm
	.cfi_endproc
