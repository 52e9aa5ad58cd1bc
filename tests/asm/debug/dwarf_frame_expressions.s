	.text
	.cfi_sections .debug_frame
	.cfi_startproc
	.cfi_def_cfa_expression DW_OP_lit0, DW_OP_constu DW_ASPACE_AMDGPU_private_wave, DW_OP_LLVM_form_aspace_address
	.cfi_expression v40, DW_OP_regx v40, DW_OP_swap, DW_OP_LLVM_offset_uconst 256, DW_OP_LLVM_call_frame_entry_reg exec, DW_OP_deref_size 8, DW_OP_LLVM_select_bit_piece 32, 64
	.cfi_val_expression pc, DW_OP_lit4, 1: DW_OP_lit1, DW_OP_minus, DW_OP_dup, DW_OP_bra 1b
	.cfi_def_cfa_expression 1: DW_OP_lit1, DW_OP_dup, DW_OP_bra 1b
	.cfi_expression s30, 1: DW_OP_lit1, DW_OP_bra 1b
	.cfi_expression s30, DW_OP_skip 1f, DW_OP_nop, 1: DW_OP_nop
	.cfi_llvm_register_pair pc, s30, 32, s31, 32
	.cfi_llvm_register_pair 16, 5, 12, 6, 20
	.cfi_llvm_vector_registers 16, 1663, 0, 32, 1663, 1, 32
	.cfi_llvm_vector_registers s33, v1, 3, 32
	.cfi_llvm_vector_registers s33, v1, 3, 4
	.cfi_llvm_vector_offset v40, 32, exec, 64, 256
	.cfi_llvm_vector_register_mask v40, v41, 32, exec, 64
	.cfi_def_cfa_sf s32, -8
	.cfi_def_cfa_offset_sf 1024
	.cfi_llvm_def_aspace_cfa_sf s32, 4, DW_ASPACE_AMDGPU_private_wave
	.cfi_llvm_def_aspace_cfa s32, 4, DW_ASPACE_AMDGPU_private_wave
	.cfi_amdgpu_kernel
	.cfi_endproc
