// The 64-bit format: offsets have 8 bytes, and data8 is the form of places in other sections.
	.text
	.file 1 "a.c"
	.loc 1 1
code:
	.long 0, 0
.Lend:
	.amdgpu_dwarf_unit 3
	DW_TAG_compile_unit
	DW_AT_stmt_list
	DW_AT_name DW_FORM_strp "n"
	DW_TAG_variable
	DW_AT_location
		.range code, .Lend
		DW_OP_call_ref other
	DW_AT_import DW_FORM_ref_addr other
	DW_AT_type other
	end
	DW_TAG_dwarf_procedure other
	end
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 5
	DW_TAG_compile_unit
	DW_AT_import other
	DW_AT_location
		.default
	end
	.end_amdgpu_dwarf_unit
