# Locations on the stack, "Dynamic Array Size".
	.section .debug_expression
	.amdgpu_dwarf_expr none, value
	DW_OP_regval_type s0, 0
	DW_OP_deref
	.end_amdgpu_dwarf_expr
