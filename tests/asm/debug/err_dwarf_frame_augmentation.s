	.cfi_startproc
	.cfi_augmentation "[amd:v0.0]"
	.cfi_augmentation "[amd:v0.0]"
	.cfi_endproc
	.cfi_startproc
	.cfi_def_cfa s32, 0
	.cfi_augmentation "[amd:v0.0]"
	.cfi_endproc
	.cfi_startproc
	.long 0
	.cfi_augmentation "[amd:v0.0]"
	.cfi_endproc
	.cfi_startproc
	.cfi_signal_frame
	.cfi_augmentation "[amd:v0.0]"
	.cfi_endproc
