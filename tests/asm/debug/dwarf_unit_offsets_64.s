// Numbers in place of offsets have as many bytes as offsets.
	.amdgpu_dwarf_unit 3
	DW_TAG_compile_unit
	DW_AT_name DW_FORM_strp 0x100000000
	DW_AT_stmt_list 0x123456789a
	DW_AT_import DW_FORM_ref_addr 0xfedcba9876543210
	end
	.end_amdgpu_dwarf_unit
