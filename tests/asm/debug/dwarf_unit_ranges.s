// Ranges of code that is in two sections: .debug_rnglists in DWARF 5, .debug_ranges before it.
	.text
first:
	.long 0, 0
.Lfirst_end:
	.section .text.cold,"ax",@progbits
second:
	.long 0
.Lsecond_end:
	.amdgpu_dwarf_unit 5
	DW_TAG_compile_unit
	DW_AT_ranges
		.range first, .Lfirst_end
		.range second, .Lsecond_end
	DW_TAG_lexical_block
	DW_AT_ranges
		.range first, first + 4
	end
	DW_TAG_variable
	DW_AT_start_scope                      // a number or ranges
		.range first + 4, .Lfirst_end
	DW_AT_location
		.range first, .Lfirst_end
		DW_OP_reg0
	end
	DW_TAG_variable
	DW_AT_start_scope 4
	end
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 4
	DW_TAG_compile_unit
	DW_AT_ranges
		.range first, .Lfirst_end
		.range second, .Lsecond_end
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 3
	DW_TAG_compile_unit
	DW_AT_ranges DW_FORM_data4
		.range second, .Lsecond_end
	end
	.end_amdgpu_dwarf_unit
