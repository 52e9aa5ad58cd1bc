# A length in a byte that is more than one, a branch that is too far.
	.section .debug_expression
	.amdgpu_dwarf_expr 1
1:
	.rept 128
	DW_OP_nop, DW_OP_nop
	.endr
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr 4
1:
	.rept 16384
	DW_OP_nop, DW_OP_nop
	.endr
	DW_OP_skip 1b
	.end_amdgpu_dwarf_expr
