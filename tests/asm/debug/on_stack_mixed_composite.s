# Locations on the stack, "Source Language Variable Spread Across Multiple Kinds of Locations".
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regx v0
	DW_OP_LLVM_push_lane
	DW_OP_constu 4
	DW_OP_mul
	DW_OP_LLVM_offset
	DW_OP_piece 4
	DW_OP_addr 0xbeef
	DW_OP_piece 2
	DW_OP_constu 0xf00d
	DW_OP_stack_value
	DW_OP_piece 2
	DW_OP_LLVM_piece_end
	.end_amdgpu_dwarf_expr
