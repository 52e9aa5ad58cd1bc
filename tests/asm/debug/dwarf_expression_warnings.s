	.section .debug_expression
	.amdgpu_dwarf_expr none, value
	DW_OP_lit0                     // left over
	DW_OP_lit1
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_bregx v0, 0              // a register wider than an address
	DW_OP_lit5
	DW_OP_swap
	DW_OP_xderef                   // read, and then used as an address
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_const8u 0x100000004
	DW_OP_lit3
	DW_OP_LLVM_form_aspace_address // of 32 bits
	.end_amdgpu_dwarf_expr
