	.section .debug_expression
	.amdgpu_dwarf_expr none
	DW_OP_const1u 200
	DW_OP_const1s -2
	DW_OP_const2u 0x1234
	DW_OP_const2s -3
	DW_OP_const4u 0x12345678
	DW_OP_const4s -4
	DW_OP_const8u 0x123456789abcdef0
	DW_OP_const8s -5
	DW_OP_constu 300
	DW_OP_consts -300
	DW_OP_dup
	DW_OP_drop
	DW_OP_over
	DW_OP_swap
	DW_OP_rot
	DW_OP_xderef
	DW_OP_abs
	DW_OP_and
	DW_OP_div
	DW_OP_minus
	DW_OP_mod
	DW_OP_mul
	DW_OP_neg
	DW_OP_not
	DW_OP_or
	DW_OP_plus
	DW_OP_shl
	DW_OP_shr
	DW_OP_shra
	DW_OP_xor
	DW_OP_eq
	DW_OP_ge
	DW_OP_gt
	DW_OP_le
	DW_OP_lt
	DW_OP_ne
	DW_OP_deref
	DW_OP_nop
	DW_OP_push_object_address
	DW_OP_form_tls_address
	DW_OP_call_frame_cfa
	DW_OP_stack_value
	DW_OP_GNU_push_tls_address
	DW_OP_addr 0x1122334455667788
	DW_OP_pick 3
	DW_OP_plus_uconst 1000
	DW_OP_lit0
	DW_OP_reg0
	DW_OP_breg0 -0
	DW_OP_lit1
	DW_OP_reg1
	DW_OP_breg1 -1
	DW_OP_lit17
	DW_OP_reg17
	DW_OP_breg17 -17
	DW_OP_lit31
	DW_OP_reg31
	DW_OP_breg31 -31
	DW_OP_regx 2560
	DW_OP_fbreg -129
	DW_OP_bregx 64, -8
	DW_OP_piece 4
	DW_OP_bit_piece 12, 200
	DW_OP_deref_size 4
	DW_OP_xderef_size 2
	DW_OP_deref_type 4, 0x80
	DW_OP_xderef_type 8, 5
	DW_OP_call2 0x1234
	DW_OP_call4 0x12345678
	DW_OP_call_ref 0x12345678
	DW_OP_implicit_value 1, 2, 0xff
	DW_OP_implicit_pointer 0x10, -3
	DW_OP_addrx 130
	DW_OP_constx 3
	DW_OP_entry_value (DW_OP_reg5)
	DW_OP_GNU_entry_value (DW_OP_breg3 -1, DW_OP_deref)
	DW_OP_entry_value (DW_OP_entry_value (DW_OP_lit1, DW_OP_lit2), DW_OP_neg)
	DW_OP_const_type 0x90, 1, 2, 3, 4
	DW_OP_regval_type 17, 0x2a
	DW_OP_convert 0
	DW_OP_reinterpret 0x2a
	DW_OP_GNU_addr_index 1
	DW_OP_GNU_const_index 2
	DW_OP_LLVM_nop
	DW_OP_LLVM_form_aspace_address
	DW_OP_LLVM_push_lane
	DW_OP_LLVM_offset
	DW_OP_LLVM_offset_uconst 256
	DW_OP_LLVM_offset_constu 1
	DW_OP_LLVM_bit_offset
	DW_OP_LLVM_call_frame_entry_reg 17
	DW_OP_LLVM_undefined
	DW_OP_LLVM_aspace_bregx 64, -16
	DW_OP_LLVM_piece_end
	DW_OP_LLVM_extend 64, 200
	DW_OP_LLVM_select_bit_piece 32, 64
	.end_amdgpu_dwarf_expr
