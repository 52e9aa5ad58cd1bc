# Locations on the stack, "Variable Location in Register".
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s0
	.end_amdgpu_dwarf_expr
