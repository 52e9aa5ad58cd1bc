	.section .debug_expression
	.amdgpu_dwarf_expr uleb, location
	DW_OP_addr variable + 16
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr uleb, location
	DW_OP_call_ref .debug_info_of_another
	.end_amdgpu_dwarf_expr
