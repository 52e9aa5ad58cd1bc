	.amdgpu_dwarf_number DW_OP_LLVM_aspace_implicit_pointer, 0xe90d
	.amdgpu_dwarf_number DW_OP_LLVM_overlay, 0xed
	.amdgpu_dwarf_number DW_OP_LLVM_push_iteration, 0xe8
	.amdgpu_dwarf_number DW_OP_LLVM_push_lane, 0xe97f
	.amdgpu_dwarf_number DW_AT_LLVM_active_lane, 0x3e08
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_addr 0
	DW_OP_regx 40
	DW_OP_LLVM_push_lane
	DW_OP_LLVM_push_iteration
	DW_OP_LLVM_overlay
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_lit5
	DW_OP_LLVM_aspace_implicit_pointer 0, 1
	.end_amdgpu_dwarf_expr
