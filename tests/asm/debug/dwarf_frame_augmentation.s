	.text
	.cfi_sections .eh_frame, .debug_frame
	.cfi_startproc
	.cfi_augmentation "[amd:v0.0]"
	.cfi_endproc
	.cfi_startproc
	.cfi_augmentation "[amd:v0.0]"
	.cfi_endproc
	.cfi_startproc
	.cfi_endproc
