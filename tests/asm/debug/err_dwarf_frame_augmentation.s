	.cfi_startproc
	.cfi_augmentation "[amd:v0.0]"
	.cfi_endproc
