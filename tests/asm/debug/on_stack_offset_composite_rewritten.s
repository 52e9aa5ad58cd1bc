# Locations on the stack, "Offsetting a Composite Location": what DWARF 5 needs instead.
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_piece 1
	DW_OP_bregx s0, 0x10
	DW_OP_piece 2
	.end_amdgpu_dwarf_expr
