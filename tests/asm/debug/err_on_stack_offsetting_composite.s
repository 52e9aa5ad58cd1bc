# Locations on the stack, "Offsetting a Composite Location": it is ill-formed.
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s3
	DW_OP_piece 4
	DW_OP_piece 2
	DW_OP_bregx s0, 0x10
	DW_OP_piece 2
	DW_OP_plus_uconst 5
	.end_amdgpu_dwarf_expr
