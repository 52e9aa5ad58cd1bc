// All operands that are entries: base types, entries of this unit in 2 and 4 bytes, entries of any unit; by label, also
// where a symbol has the same name, or as a number.
	.text
int:
	.long 0
	.set float, 7
	.amdgpu_dwarf_unit 5
	DW_TAG_compile_unit
	DW_TAG_base_type int
	DW_AT_byte_size 4
	DW_AT_encoding DW_ATE_signed
	end
	DW_TAG_variable
	DW_AT_location
		DW_OP_const_type int, 1, 2, 3, 4
		DW_OP_const4u 8
		DW_OP_deref_type 4, int
		DW_OP_convert float
		DW_OP_convert int
		DW_OP_reinterpret float
		DW_OP_convert 0
		DW_OP_lit0, DW_OP_lit0, DW_OP_xderef_type 4, int
		DW_OP_drop, DW_OP_drop, DW_OP_drop
		DW_OP_implicit_pointer elsewhere, -1
	DW_AT_frame_base
		DW_OP_call2 procedure, DW_OP_call4 procedure, DW_OP_call_ref elsewhere
	DW_AT_return_addr
		DW_OP_addr int
	end
	DW_TAG_dwarf_procedure procedure
	end
	DW_TAG_base_type float
	DW_AT_byte_size 4
	DW_AT_encoding DW_ATE_float
	end
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 5
	DW_TAG_compile_unit elsewhere
	end
	.end_amdgpu_dwarf_unit
