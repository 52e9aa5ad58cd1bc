	.text
	.cfi_sections .debug_frame
	.cfi_startproc
	.cfi_llvm_vector_registers s33, v1, 3, 32
	.cfi_llvm_vector_offset v40, 32, exec, 64, 256
	.cfi_amdgpu_kernel
	.cfi_endproc
