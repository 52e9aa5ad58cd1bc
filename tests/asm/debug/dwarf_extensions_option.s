	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_LLVM_undefined
	.amdgpu_dwarf_extensions llvm
	DW_OP_LLVM_offset_uconst 1
	.end_amdgpu_dwarf_expr
