	.amdgpu_dwarf_unit
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 6
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 5, 32
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 5
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 5
	DW_AT_name "x"                 // no entry yet
	end
	DW_OP_lit0
	.range 1, 2
	DW_TAG_compile_unti
	DW_AT_nam "x"
	DW_AT_LLVM_active_lane
	.range 1, 2                    // of what is wrong no more is said
	DW_OP_lit0
	DW_TAG_0x0
	end
	DW_AT_0x10000 1
	DW_AT_name DW_FORM_strpp "x"
	DW_AT_name DW_FORM_0x7f "x"
	DW_AT_decl_line DW_FORM_indirect DW_FORM_indirect 1
	DW_AT_name "x" 1
	DW_AT_name "x"
	DW_AT_name "y"
	DW_AT_byte_size 1 2
	DW_AT_byte_size 1 +
	DW_AT_frame_base
	.range 1
	.range 1, 2, 3
	.default 1
	.default
	.default
	DW_AT_location
	DW_OP_lit0
	.range 1, 2
	DW_AT_stmt_list
	.range 1, 2
	.byte 1
	label:
	DW_TAG_base_type a
	end
	DW_TAG_base_type a b
	end 1
	end
	DW_TAG_compile_unit
	end
	.end_amdgpu_dwarf_unit 1
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 4
	DW_TAG_compile_unit
	DW_AT_frame_base
	.default
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 4
	DW_TAG_compile_unit
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 5
	DW_TAG_compile_unit
	DW_AT_ranges
	.default                       // ranges have none
	.range 1, 2
	DW_OP_lit0                     // ... and no operations
	DW_AT_byte_size
	.range 1, 2
	end
	.end_amdgpu_dwarf_unit
