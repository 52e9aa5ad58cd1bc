	.text
code:
	.long 0, 0
.Lend:
	.amdgpu_dwarf_unit 3
	DW_TAG_compile_unit
	DW_AT_high_pc .Lend - code     // an address until DWARF 4
	DW_AT_name 1
	DW_AT_language "C"
	DW_AT_external code
	DW_AT_comp_dir
	DW_AT_stmt_list                // there is no line table
	DW_AT_producer DW_FORM_line_strp 1
	DW_AT_identifier_case DW_FORM_string "x"
	DW_AT_type none
	DW_AT_sibling DW_FORM_ref1 none + 1
	DW_AT_decl_line DW_FORM_data1 256
	DW_AT_decl_file DW_FORM_data2 -32769
	DW_AT_const_value 1, 256
	DW_AT_bit_size DW_FORM_block1 1, 2
	DW_AT_call_file 1, 2
	DW_AT_description "a\000b"
	DW_AT_linkage_name DW_FORM_strp 0x100000000
	DW_AT_ranges 0x100000000
	DW_AT_import DW_FORM_ref_addr -0x80000001
	DW_TAG_variable
	DW_AT_byte_size
	DW_OP_regx s5
	DW_AT_location
	DW_OP_regx s5, DW_OP_plus
	DW_AT_frame_base
	DW_OP_regval_type exec, nothing
	DW_AT_data_member_location
	DW_OP_call_ref nothing
	DW_AT_use_location
	DW_OP_convert variable
	DW_AT_segment
	DW_OP_call4 other
	DW_AT_type DW_FORM_ref4 other
	DW_AT_specification both
	end
	DW_TAG_variable variable
	end
	DW_TAG_variable both
	end
	DW_TAG_subprogram
	DW_AT_LLVM_lanes 0
	end
	DW_TAG_subprogram
	DW_AT_LLVM_lanes 32
	DW_AT_LLVM_lane_pc
	.range code, .Lend
	DW_OP_LLVM_undefined, DW_OP_LLVM_extend 64, 64
	DW_TAG_variable
	DW_AT_location
	DW_OP_regx v0
	end
	end
	DW_TAG_subprogram              // without DW_AT_LLVM_lanes it has one
	DW_AT_LLVM_lane_pc
	DW_OP_regx pc
	DW_OP_LLVM_extend 64, 2
	end
	DW_TAG_base_type type
	DW_AT_byte_size 4
	DW_AT_encoding DW_ATE_unsigned
	end
	DW_TAG_variable
	DW_AT_location
	DW_OP_regval_type vcc, type
	end
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 5
	DW_TAG_type_unit
	DW_TAG_variable other
	DW_AT_name DW_FORM_strx3 .Lend - code
	DW_AT_low_pc DW_FORM_LLVM_addrx_offset 1
	DW_AT_const_value DW_FORM_data16 1
	DW_AT_decl_line DW_FORM_implicit_const .Lend
	DW_AT_decl_file DW_FORM_indirect DW_FORM_implicit_const 1
	DW_AT_producer DW_FORM_data4 1
	DW_AT_external DW_FORM_flag_present 0
	DW_AT_signature DW_FORM_ref_sig8 "x"
	DW_AT_type DW_FORM_ref_sig8 both, 1
	end
	DW_TAG_variable both
	end
	end
	.end_amdgpu_dwarf_unit
	.amdgpu_dwarf_unit 5
	DW_TAG_compile_unit
	DW_AT_sibling both
	DW_AT_location
	.range .Lend, code
	.range code, code              // empty, which is possible
	end
	.end_amdgpu_dwarf_unit
