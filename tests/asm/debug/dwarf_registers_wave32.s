.set r, 33
	.section .debug_expression
	.amdgpu_dwarf_expr none
	DW_OP_regx s5
	DW_OP_drop
	DW_OP_regx s63
	DW_OP_drop
	DW_OP_regx s64
	DW_OP_drop
	DW_OP_regx s105
	DW_OP_drop
	DW_OP_regx pc
	DW_OP_drop
	DW_OP_regx status
	DW_OP_drop
	DW_OP_regx v0
	DW_OP_drop
	DW_OP_regx v255
	DW_OP_drop
	DW_OP_regx a3
	DW_OP_drop
	DW_OP_regx acc3
	DW_OP_drop
	DW_OP_regx exec
	DW_OP_drop
	DW_OP_regx vcc
	DW_OP_drop
	DW_OP_regx v7@w32
	DW_OP_drop
	DW_OP_regx exec@w32
	DW_OP_drop
	DW_OP_regx vcc@w64
	DW_OP_drop
	DW_OP_regx a1@w64
	DW_OP_drop
	DW_OP_regx s[4]
	DW_OP_drop
	DW_OP_regx v[2]
	DW_OP_drop
	DW_OP_regx 17
	DW_OP_drop
	DW_OP_regx (r)
	DW_OP_drop
	.end_amdgpu_dwarf_expr
