.set DW_ASPACE_mine, 9
.set DW_ATE_boolean, 33
	.section .debug_expression
	.amdgpu_dwarf_expr none
	DW_OP_constu DW_ASPACE_LLVM_none, DW_OP_drop
	DW_OP_constu DW_ASPACE_none, DW_OP_drop
	DW_OP_constu DW_ASPACE_AMDGPU_generic, DW_OP_drop
	DW_OP_constu DW_ASPACE_LLVM_AMDGPU_generic, DW_OP_drop
	DW_OP_constu DW_ASPACE_AMDGPU_region, DW_OP_drop
	DW_OP_constu DW_ASPACE_AMDGPU_local, DW_OP_drop
	DW_OP_constu DW_ASPACE_AMDGPU_private_lane, DW_OP_drop
	DW_OP_constu DW_ASPACE_LLVM_AMDGPU_private_lane, DW_OP_drop
	DW_OP_constu DW_ASPACE_AMDGPU_private_wave, DW_OP_drop
	DW_OP_constu DW_MSPACE_LLVM_none, DW_OP_drop
	DW_OP_constu DW_MSPACE_LLVM_global, DW_OP_drop
	DW_OP_constu DW_MSPACE_LLVM_constant, DW_OP_drop
	DW_OP_constu DW_MSPACE_LLVM_group, DW_OP_drop
	DW_OP_constu DW_MSPACE_LLVM_private, DW_OP_drop
	DW_OP_constu DW_MSPACE_AMDGPU_region, DW_OP_drop
	DW_OP_constu DW_ADDR_none, DW_OP_drop
	DW_OP_constu DW_ADDR_AMDGPU_private, DW_OP_drop
	DW_OP_constu DW_ATE_unsigned, DW_OP_drop
	DW_OP_constu DW_LANG_Assembly, DW_OP_drop
	DW_OP_constu DW_LANG_LLVM_HIP, DW_OP_drop
	DW_OP_constu DW_LANG_HIP + 1, DW_OP_drop
	DW_OP_constu 2 * DW_ATE_float, DW_OP_drop
	DW_OP_constu DW_ASPACE_mine, DW_OP_drop
	DW_OP_constu DW_ATE_boolean, DW_OP_drop
	.end_amdgpu_dwarf_expr
