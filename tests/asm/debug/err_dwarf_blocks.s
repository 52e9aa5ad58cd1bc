	.section .debug_expression
	DW_OP_lit0                     // outside of an expression
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr
	.amdgpu_dwarf_expr 3
	.amdgpu_dwarf_expr leb
	.amdgpu_dwarf_expr uleb, number
	.amdgpu_dwarf_expr uleb location
	.amdgpu_dwarf_expr uleb, location
	DW_OP_bra (                    // nothing of it stays
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr uleb, location
	.byte 1
	.text
	s_nop 0
	name
	.amdgpu_dwarf_expr uleb
	.cfi_startproc
	.loc 1 1
	.p2align 2
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr uleb, location
	DW_OP_lit0
