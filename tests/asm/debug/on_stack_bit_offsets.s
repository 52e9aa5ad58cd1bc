# Locations on the stack, "Bit Offsets".
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s3
	DW_OP_constu 20
	DW_OP_LLVM_bit_offset
	.end_amdgpu_dwarf_expr
