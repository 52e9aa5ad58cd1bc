	.section .debug_expression
	.amdgpu_dwarf_expr none
	DW_OP_no_such
	DW_OP_lit32
	DW_OP_regxx v0
	DW_OP_regx
	DW_OP_regx v0, v1
	DW_OP_regx m0
	DW_OP_regx s[4:5]
	DW_OP_regx v256
	DW_OP_regx v0@w16
	DW_OP_regx -1
	DW_OP_regx undefined_symbol
	DW_OP_dup 1
	DW_OP_const1u 256
	DW_OP_const1u -1
	DW_OP_const1s 128
	DW_OP_const2s -32769
	DW_OP_const4u 0x100000000
	DW_OP_deref_size 256
	DW_OP_constu v0@w64
	DW_OP_constu s[0:1]
	DW_OP_bra
	DW_OP_bra 5
	DW_OP_bra 1b
	DW_OP_bra undefined_symbol + 1
	DW_OP_implicit_value
	DW_OP_implicit_value 256
	DW_OP_implicit_value undefined_symbol
	DW_OP_const_type 5
	DW_OP_entry_value
	DW_OP_entry_value DW_OP_lit0
	DW_OP_entry_value 5
	DW_OP_entry_value (5)
	DW_OP_entry_value (DW_OP_lit0
	DW_OP_entry_value (DW_OP_lit0, 1: DW_OP_lit0)
	DW_OP_lit0 (DW_OP_lit0)
	DW_OP_lit0,
	DW_OP_lit0 DW_OP_lit1
	DW_OP_constu 1 2
	DW_OP_LLVM_aspace_implicit_pointer 0, 0
	DW_OP_LLVM_overlay
	DW_OP_constu DW_ASPACE_no_such_one @w32
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_extensions 2021
	.amdgpu_dwarf_expr none
	DW_OP_LLVM_nop
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_number DW_OP_LLVM_nop, 0
	.amdgpu_dwarf_number DW_OP_LLVM_nop, 256
	.amdgpu_dwarf_number DW_OP_LLVM_nop, 0xe9
	.amdgpu_dwarf_number DW_OP_LLVM_nop, 0xe900
	.amdgpu_dwarf_number DW_OP_LLVM_nop, 0xe980
	.amdgpu_dwarf_number DW_AT_LLVM_active_lane, 0
	.amdgpu_dwarf_number DW_AT_LLVM_active_lane, 0x10000
	.amdgpu_dwarf_number DW_TAG_variable, 5
	.amdgpu_dwarf_number name, 5
	.amdgpu_dwarf_number DW_OP_nop
	.amdgpu_dwarf_number DW_OP_nop, undefined_symbol
	.amdgpu_dwarf_extensions 2020
	.amdgpu_dwarf_extensions
	.amdgpu_dwarf_extensions gnu
