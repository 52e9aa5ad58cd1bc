	.text
	.cfi_sections .eh_frame, .debug_frame
a:
	.cfi_startproc
	.cfi_augmentation "[amd:v0.0]"
	s_nop 0
	.cfi_def_cfa s32, 0
	s_nop 0
	s_nop 0
	.cfi_offset s33, 8
	.cfi_adjust_cfa_offset 16
	.cfi_signal_frame
	.cfi_undefined s34
	.cfi_escape 0x2e, 0x10
	s_endpgm
	.cfi_endproc
b:
	.cfi_startproc
	s_nop 0
	.cfi_def_cfa s32, 0
	s_endpgm
	.cfi_endproc
