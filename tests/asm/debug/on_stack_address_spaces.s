# Locations on the stack, "Address Spaces": DW_ASPACE 1 and an offset.
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regval_type s0, 0
	DW_OP_constu 1
	DW_OP_LLVM_form_aspace_address
	DW_OP_LLVM_offset_uconst 0x10
	.end_amdgpu_dwarf_expr
