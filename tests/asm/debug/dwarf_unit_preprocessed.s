// Macros, conditions and repeats, labels in expressions, expressions in expressions, names as numbers, the numbers of
// 2021, and an attribute with a number of its own.
	.amdgpu_dwarf_extensions 2021
	.macro member name, at
	DW_TAG_member
	DW_AT_name "\name"
	DW_AT_data_member_location \at
	.ifnb \name
	DW_AT_accessibility DW_ACCESS_public
	.endif
	end
	.endm
	.amdgpu_dwarf_number DW_AT_LLVM_iterations, 0x3e10
	.set size, 5
	.amdgpu_dwarf_unit 4
	DW_TAG_compile_unit
	DW_AT_byte_size size                   // a number, also where something else follows
	.set size, 6
	DW_TAG_structure_type type
	.irp name, a, b
	member \name, size
	.endr
	.rept 2
	DW_TAG_0x4090
	end
	.endr
	end
	DW_TAG_subprogram
	DW_AT_LLVM_lanes 32
	DW_AT_LLVM_iterations 3
	DW_AT_frame_base
	2:	DW_OP_LLVM_push_lane, DW_OP_bra 1f
		DW_OP_skip 2b
	1:
		.if 1
		DW_OP_entry_value (DW_OP_regval_type s5, base)
		.else
		DW_OP_nop
		.endif
		DW_OP_stack_value
	end
	DW_TAG_base_type base
	DW_AT_encoding DW_ATE_signed
	DW_AT_byte_size 4
	end
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_extensions llvm
