	.cfi_startproc
	.cfi_llvm_register_pair pc, s30, 64, s31, 32
	.cfi_llvm_vector_registers s33, v40, 63, 64
	.cfi_llvm_vector_registers s33, s40, 3, 32
	.cfi_llvm_vector_registers pc, v40, 0, 32, s41, 1, 32
	.cfi_llvm_vector_offset v41, 32, exec, 72, 0
	.cfi_llvm_vector_register_mask v41, v42, 33, exec, 64
	// These are not refused; the mask may choose s42 for lane 0 alone.
	.cfi_llvm_vector_register_mask v41, s42, 32, exec, 64
	.cfi_llvm_register_pair pc, s30, 32, s31, 32
	.cfi_llvm_vector_registers s33, v40, 63, 32
	.cfi_llvm_vector_registers pc, v40, 62, 32, v41, 63, 32
	.cfi_llvm_vector_register_mask v41, v42, 32, exec, 64
	.cfi_llvm_vector_offset v41, 32, exec, 64, 256
	.cfi_endproc
