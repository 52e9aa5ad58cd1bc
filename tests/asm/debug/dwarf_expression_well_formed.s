# Each operation with what it takes: nothing is refused, and nothing warned of.
	.section .debug_expression
	.amdgpu_dwarf_expr none, location
	DW_OP_addr 0x1000
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_addr 0x1000
	DW_OP_deref
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const1u 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const1s 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const2u 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const2s 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const4u 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const4s 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const8u 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const8s 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_constu 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_consts 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_dup
	DW_OP_plus
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_drop
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_over
	DW_OP_plus
	DW_OP_plus
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_lit2
	DW_OP_pick 1
	DW_OP_drop
	DW_OP_LLVM_offset
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_lit2
	DW_OP_regx s5
	DW_OP_swap
	DW_OP_LLVM_offset
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_lit3
	DW_OP_rot
	DW_OP_plus
	DW_OP_plus
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit5
	DW_OP_lit0
	DW_OP_xderef
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit5
	DW_OP_lit0
	DW_OP_xderef_size 4
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit5
	DW_OP_lit0
	DW_OP_xderef_type 4, 9
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_abs
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_neg
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_not
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_convert 0
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_reinterpret 0
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_plus_uconst 5
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_and
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_div
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_minus
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_mod
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_mul
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_or
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_plus
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_shl
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_shr
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_shra
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_xor
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_eq
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_ge
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_gt
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_le
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_lt
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit2
	DW_OP_ne
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_LLVM_push_lane
	1: DW_OP_lit1
	DW_OP_minus
	DW_OP_dup
	DW_OP_bra 1b
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_skip 2f
	DW_OP_lit2
	2:
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_lit31
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_reg16
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_breg16 4
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_bregx s32, -4
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_fbreg -8
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_bit_piece 3, 5
	DW_OP_bit_piece 29, 0
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_regx v0
	DW_OP_deref_size 8
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_regx s5
	DW_OP_deref_type 4, 9
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_nop
	DW_OP_LLVM_nop
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_push_object_address
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, any
	DW_OP_call2 9
	DW_OP_call4 9
	DW_OP_call_ref 9
	DW_OP_plus
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_lit1
	DW_OP_form_tls_address
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_lit1
	DW_OP_GNU_push_tls_address
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_call_frame_cfa
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_implicit_value 1, 2, 3, 4
	DW_OP_piece 4
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_lit1
	DW_OP_stack_value
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_implicit_pointer 9, 0
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_addrx 0
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_GNU_addr_index 0
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_constx 0
	DW_OP_GNU_const_index 0
	DW_OP_plus
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_entry_value (DW_OP_regx s5)
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_GNU_entry_value (DW_OP_lit1, DW_OP_neg)
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_const_type 9, 1, 2, 3, 4
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, value
	DW_OP_regval_type s5, 9
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_bregx s32, 0
	DW_OP_lit6
	DW_OP_LLVM_form_aspace_address
	DW_OP_LLVM_offset_uconst 8
	DW_OP_LLVM_offset_constu 8
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_regx v0
	DW_OP_LLVM_push_lane
	DW_OP_lit4
	DW_OP_mul
	DW_OP_LLVM_offset
	DW_OP_lit3
	DW_OP_LLVM_bit_offset
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, cfi
	DW_OP_LLVM_call_frame_entry_reg exec
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_LLVM_undefined
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_lit5
	DW_OP_LLVM_aspace_bregx s32, 4
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_piece 4
	DW_OP_LLVM_piece_end
	DW_OP_piece 2
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_regx pc
	DW_OP_LLVM_extend 64, 64
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_LLVM_undefined
	DW_OP_LLVM_extend 64, 64
	DW_OP_regx pc
	DW_OP_LLVM_extend 64, 64
	DW_OP_regval_type exec, 9
	DW_OP_LLVM_select_bit_piece 64, 64
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_regx v0
	DW_OP_regx pc
	DW_OP_lit1
	DW_OP_LLVM_select_bit_piece 64, 3
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	DW_OP_regx v0
	DW_OP_regx pc
	DW_OP_LLVM_push_lane
	DW_OP_LLVM_select_bit_piece 64, 3
	.end_amdgpu_dwarf_expr
	.amdgpu_dwarf_expr none, location
	.end_amdgpu_dwarf_expr
