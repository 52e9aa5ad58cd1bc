# Locations on the stack, "Source Language Variable Spread Across Multiple Vector Registers".
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regx v0
	DW_OP_LLVM_push_lane
	DW_OP_constu 4
	DW_OP_mul
	DW_OP_LLVM_offset
	DW_OP_piece 4
	DW_OP_regx v1
	DW_OP_LLVM_push_lane
	DW_OP_constu 4
	DW_OP_mul
	DW_OP_LLVM_offset
	DW_OP_piece 4
	.end_amdgpu_dwarf_expr
