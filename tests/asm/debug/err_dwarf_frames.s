	.cfi_def_cfa_expression DW_OP_lit0
	.cfi_expression v0, DW_OP_lit0
	.cfi_def_cfa_sf s32, 0
	.cfi_llvm_register_pair pc, s0, 32, s1, 32
	.cfi_amdgpu_kernel
	.cfi_augmentation "a"
	.cfi_startproc
	.cfi_def_cfa_expression
	.cfi_def_cfa_expression DW_OP_no_such
	.cfi_def_cfa_expression 1
	.cfi_def_cfa_expression DW_OP_addr undefined_symbol
	.cfi_def_cfa_expression DW_OP_regx v0
	.cfi_def_cfa_expression DW_OP_nop
	.cfi_def_cfa_expression DW_OP_lit0, DW_OP_lit3, DW_OP_LLVM_bit_offset
	.cfi_expression v0
	.cfi_expression v0 DW_OP_lit0
	.cfi_expression m0, DW_OP_lit0
	.cfi_expression s[0:1], DW_OP_lit0
	.cfi_expression DW_OP_lit0
	.cfi_expression v0, DW_OP_plus
	.cfi_expression v0, DW_OP_addrx 0
	.cfi_expression v0, DW_OP_skip 1f
	.cfi_expression v0, DW_OP_LLVM_aspace_implicit_pointer 0, 0
	.cfi_val_expression s5, DW_OP_lit0
	.cfi_val_expression v5, DW_OP_lit0
	.cfi_val_expression pc, DW_OP_regx s5
	.cfi_def_cfa_sf s32
	.cfi_def_cfa_sf s32, 2
	.cfi_def_cfa_sf m0, 4
	.cfi_def_cfa_sf s32, s33@w32
	.cfi_def_cfa_offset_sf s32, 8
	.cfi_def_cfa_offset_sf undefined_symbol
	.cfi_llvm_def_aspace_cfa_sf s32, 4
	.cfi_llvm_def_aspace_cfa_sf s32, 4, -1
	.cfi_llvm_def_aspace_cfa_sf s32, 4, DW_ASPACE_no_such
	.cfi_llvm_register_pair pc, s0, 32, s1
	.cfi_llvm_register_pair pc, s0, 0, s1, 32
	.cfi_llvm_vector_registers pc
	.cfi_llvm_vector_registers pc, v0, 1
	.cfi_llvm_vector_registers pc, v0, 64, 32
	.cfi_llvm_vector_registers pc, v0, 0, 32, v1
	.cfi_llvm_vector_offset v0, 32, exec, 64
	.cfi_llvm_vector_offset v0, 32, exec, 12, 0
	.cfi_llvm_vector_offset v0, 32, exec, 72, 0
	.cfi_llvm_vector_offset v0, 32, exec, 64, -4
	.cfi_llvm_vector_register_mask v0, v1, 32, exec
	.cfi_amdgpu_kernel 1
	.cfi_augmentation
	.cfi_augmentation 5
	.cfi_augmentation "a\000b"
	.cfi_endproc
