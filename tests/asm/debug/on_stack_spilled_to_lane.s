# Locations on the stack, "Source Language Variable Spilled to Part of a Vector Register".
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regx v0
	DW_OP_LLVM_offset_uconst 20
	.end_amdgpu_dwarf_expr
