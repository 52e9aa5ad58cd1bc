/* dwarf_numbers.h: the numbers of DWARF that the tables made here use.
 *
 * Specification: DWARF 5, 7.5 "Format of Debugging Information", 7.22 "Line Number Information", 7.24 "Call Frame
 * Information", 7.25 "Non-Contiguous Address Ranges"; Linux Standard Base, "DWARF Exception Header Encoding"; for the
 * LLVM ones "DWARF Extensions For Heterogeneous Debugging". */
#ifndef KD_BASE_DWARF_NUMBERS_H
#define KD_BASE_DWARF_NUMBERS_H

enum {
	DW_LNS_extended_op = 0, /* an extended opcode follows */
	DW_LNS_copy = 1,
	DW_LNS_advance_pc = 2,
	DW_LNS_advance_line = 3,
	DW_LNS_set_file = 4,
	DW_LNS_set_column = 5,
	DW_LNS_negate_stmt = 6,
	DW_LNS_set_basic_block = 7,
	DW_LNS_const_add_pc = 8,
	DW_LNS_set_prologue_end = 10,
	DW_LNS_set_epilogue_begin = 11,
	DW_LNS_set_isa = 12,

	DW_LNE_end_sequence = 1,
	DW_LNE_set_address = 2,
	DW_LNE_set_discriminator = 4,

	DW_LNCT_path = 1,
	DW_LNCT_directory_index = 2,
	DW_LNCT_MD5 = 5,
	DW_LNCT_LLVM_source = 0x2001,

	DW_TAG_label = 0x0a,
	DW_TAG_compile_unit = 0x11,
	DW_CHILDREN_no = 0,
	DW_CHILDREN_yes = 1,
	DW_UT_compile = 1,
	DW_LANG_Mips_Assembler = 0x8001,

	DW_AT_name = 0x03,
	DW_AT_stmt_list = 0x10,
	DW_AT_low_pc = 0x11,
	DW_AT_high_pc = 0x12,
	DW_AT_language = 0x13,
	DW_AT_comp_dir = 0x1b,
	DW_AT_producer = 0x25,
	DW_AT_decl_file = 0x3a,
	DW_AT_decl_line = 0x3b,
	DW_AT_ranges = 0x55,

	DW_RLE_end_of_list = 0,
	DW_RLE_start_length = 7,

	DW_FORM_addr = 0x01,
	DW_FORM_data2 = 0x05,
	DW_FORM_data4 = 0x06,
	DW_FORM_data8 = 0x07,
	DW_FORM_string = 0x08,
	DW_FORM_sec_offset = 0x17,
	DW_FORM_udata = 0x0f,
	DW_FORM_data16 = 0x1e,
	DW_FORM_line_strp = 0x1f,

	DW_CFA_advance_loc = 0x40, /* these three hold an operand of 6 bits */
	DW_CFA_offset = 0x80,
	DW_CFA_restore = 0xc0,
	DW_CFA_advance_loc1 = 0x02,
	DW_CFA_advance_loc2 = 0x03,
	DW_CFA_advance_loc4 = 0x04,
	DW_CFA_offset_extended = 0x05,
	DW_CFA_restore_extended = 0x06,
	DW_CFA_undefined = 0x07,
	DW_CFA_same_value = 0x08,
	DW_CFA_register = 0x09,
	DW_CFA_remember_state = 0x0a,
	DW_CFA_restore_state = 0x0b,
	DW_CFA_def_cfa = 0x0c,
	DW_CFA_def_cfa_register = 0x0d,
	DW_CFA_def_cfa_offset = 0x0e,
	DW_CFA_def_cfa_expression = 0x0f,
	DW_CFA_expression = 0x10,
	DW_CFA_offset_extended_sf = 0x11,
	DW_CFA_def_cfa_sf = 0x12,
	DW_CFA_def_cfa_offset_sf = 0x13,
	DW_CFA_val_offset = 0x14,
	DW_CFA_val_offset_sf = 0x15,
	DW_CFA_val_expression = 0x16,
	DW_CFA_GNU_window_save = 0x2d,
	DW_CFA_LLVM_def_aspace_cfa = 0x30,
	DW_CFA_LLVM_def_aspace_cfa_sf = 0x31,

	DW_EH_PE_absptr = 0x00, /* how a pointer is stored, in the low 4 bits */
	DW_EH_PE_udata2 = 0x02,
	DW_EH_PE_udata4 = 0x03,
	DW_EH_PE_udata8 = 0x04,
	DW_EH_PE_signed = 0x08,
	DW_EH_PE_sdata2 = 0x0a,
	DW_EH_PE_sdata4 = 0x0b,
	DW_EH_PE_sdata8 = 0x0c,
	DW_EH_PE_pcrel = 0x10, /* relative to the pointer's own address */
	DW_EH_PE_indirect = 0x80,
	DW_EH_PE_omit = 0xff,
};

#endif
