// DWARF 2: flags have a byte, expressions and places in other sections the forms of bytes and numbers, and a reference
// to another unit has the size of an address.
	.text
	.file 1 "a.c"
	.loc 1 1
code:
	.long 0, 0
.Lend:
	.amdgpu_dwarf_unit 2
	DW_TAG_compile_unit
	DW_AT_stmt_list
	DW_AT_low_pc code
	DW_AT_high_pc .Lend
	DW_AT_external
	DW_AT_prototyped 1
	DW_TAG_variable
	DW_AT_data_member_location 3           // data1 could be a number, data4 a list: it is udata
	DW_AT_location
		.range code, code + 4
		DW_OP_reg0
		.range code + 4, .Lend
	DW_AT_frame_base
		DW_OP_skip 1f
		DW_OP_nop
	1:
	DW_AT_import other
	end
	DW_TAG_variable other
	end
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 2
	DW_TAG_compile_unit
	DW_AT_import other
	end
	.end_amdgpu_dwarf_unit
