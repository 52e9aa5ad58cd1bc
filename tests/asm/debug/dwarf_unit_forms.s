// Every form, as it is given; then those that follow from values.
	.text
code:
	.long 0, 0
.Lend:
	.section .debug_addr,"",@progbits
.Laddresses:
	.amdgpu_dwarf_unit 5
	DW_TAG_compile_unit top
	DW_AT_low_pc DW_FORM_addr code + 4
	DW_AT_const_value DW_FORM_block2 1, 2
	DW_AT_discr_list DW_FORM_block4 3
	DW_AT_bit_size DW_FORM_data2 0xffff
	DW_AT_byte_size DW_FORM_data4 -1
	DW_AT_bit_stride DW_FORM_data8 5
	DW_AT_name DW_FORM_string ""
	DW_AT_0x2100 DW_FORM_block "ab"
	DW_AT_0x2101 DW_FORM_block1 1, 0xff, -128
	DW_AT_decl_line DW_FORM_data1 255
	DW_AT_external DW_FORM_flag 2
	DW_AT_upper_bound DW_FORM_sdata -65
	DW_AT_comp_dir DW_FORM_strp "/tmp"
	DW_AT_producer DW_FORM_strp .Lstring
	DW_AT_lower_bound DW_FORM_udata .Lend - code
	DW_AT_specification DW_FORM_ref_addr next
	DW_AT_sibling DW_FORM_ref1 top
	DW_AT_type DW_FORM_ref2 top
	DW_AT_import DW_FORM_ref4 12
	DW_AT_extension DW_FORM_ref8 top
	DW_AT_friend DW_FORM_ref_udata top
	DW_AT_addr_base DW_FORM_sec_offset .Laddresses
	DW_AT_elemental DW_FORM_flag_present
	DW_AT_signature DW_FORM_ref_sig8 0x1234567890abcdef
	DW_AT_description DW_FORM_strx 200
	DW_AT_high_pc DW_FORM_addrx 1
	DW_AT_containing_type DW_FORM_ref_sup4 1
	DW_AT_picture_string DW_FORM_strp_sup 2
	DW_AT_0x2102 DW_FORM_data16 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	DW_AT_linkage_name DW_FORM_line_strp 3
	DW_AT_language DW_FORM_implicit_const -64
	DW_AT_location DW_FORM_loclistx 1
	DW_AT_ranges DW_FORM_rnglistx 2
	DW_AT_abstract_origin DW_FORM_ref_sup8 3
	DW_AT_0x2103 DW_FORM_strx1 4
	DW_AT_0x2104 DW_FORM_strx2 5
	DW_AT_0x2105 DW_FORM_strx3 0x123456
	DW_AT_0x2106 DW_FORM_strx4 6
	DW_AT_0x2107 DW_FORM_addrx1 7
	DW_AT_0x2108 DW_FORM_addrx2 8
	DW_AT_0x2109 DW_FORM_addrx3 9
	DW_AT_0x210a DW_FORM_addrx4 10
	DW_AT_0x210b DW_FORM_GNU_addr_index 11
	DW_AT_0x210c DW_FORM_GNU_str_index 12
	DW_AT_0x210d DW_FORM_GNU_ref_alt 13
	DW_AT_0x210e DW_FORM_GNU_strp_alt 14
	DW_AT_0x210f DW_FORM_LLVM_addrx_offset 15, 16
	DW_AT_0x2110 DW_FORM_indirect DW_FORM_data2 17
	DW_AT_0x2111 DW_FORM_indirect "indirect"
	DW_AT_frame_base DW_FORM_exprloc
		DW_OP_lit1
	DW_AT_return_addr DW_FORM_0x18
		DW_OP_lit2
	end
	.end_amdgpu_dwarf_unit

	.amdgpu_dwarf_unit 5
	DW_TAG_partial_unit next
	DW_AT_0x2100 0
	DW_AT_0x2101 255
	DW_AT_0x2102 256
	DW_AT_0x2103 65536
	DW_AT_0x2104 0x100000000
	DW_AT_0x2105 -1
	DW_AT_0x2106 .Lend - code
	DW_AT_0x2107 code
	DW_AT_0x2108 "text"
	DW_AT_0x2109
	DW_AT_0x210a 1, 2
	DW_AT_0x210b top
	DW_AT_0x210c next
	DW_AT_0x210d
		DW_OP_lit0
	DW_AT_external 0
	DW_AT_prototyped 1
	DW_AT_low_pc 0
	DW_AT_ranges .Laddresses + 8
	DW_AT_entry_pc code
	DW_AT_location                 // no operation: the object is nowhere
	end
	.end_amdgpu_dwarf_unit
	.section .debug_str
.Lstring:
	.asciz "own"
