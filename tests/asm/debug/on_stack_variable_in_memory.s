# Locations on the stack, "Variable Location in Memory".
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regval_type s0, 0
	DW_OP_plus_uconst 0x10
	.end_amdgpu_dwarf_expr
