	.section .debug_expression
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr uleb, any
	DW_OP_lit2
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr 1, location
	DW_OP_lit3
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr 2, cfi
	DW_OP_lit4
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr 4
	DW_OP_lit5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr uleb, location
	.end_amdgpu_dwarf_expr
