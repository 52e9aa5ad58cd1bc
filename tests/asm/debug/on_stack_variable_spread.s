# Locations on the stack, "Variable Spread Across Different Locations".
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s3
	DW_OP_piece 4
	DW_OP_piece 2
	DW_OP_bregx s0, 0x10
	DW_OP_piece 2
	.end_amdgpu_dwarf_expr
