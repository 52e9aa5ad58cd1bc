# What is said of instructions that change a rule of the CFA which is not there.
	.text
	.cfi_startproc
	.cfi_def_cfa_offset 16
	.cfi_def_cfa_offset 32         // said once
	.cfi_endproc
	.cfi_startproc
	.cfi_amdgpu_kernel
	.cfi_def_cfa_register s33
	.cfi_endproc
	.cfi_startproc
	.cfi_def_cfa s32, 0
	.cfi_def_cfa_offset 16
	.cfi_escape 0
	.cfi_adjust_cfa_offset 4
	.cfi_endproc
