# -Wno-dwarf-expression lets ill-formed expressions pass, and what would be warned of.
	.section .debug_expression
	.amdgpu_dwarf_expr none, value
	DW_OP_plus
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit0, DW_OP_lit1
	.end_amdgpu_dwarf_expr
