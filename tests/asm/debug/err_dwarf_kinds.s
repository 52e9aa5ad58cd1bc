	.section .debug_expression

# abs: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_abs
	.end_amdgpu_dwarf_expr

# neg: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_neg
	.end_amdgpu_dwarf_expr

# not: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_not
	.end_amdgpu_dwarf_expr

# and: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_and
	.end_amdgpu_dwarf_expr

# div: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_div
	.end_amdgpu_dwarf_expr

# minus: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_minus
	.end_amdgpu_dwarf_expr

# mod: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_mod
	.end_amdgpu_dwarf_expr

# mul: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_mul
	.end_amdgpu_dwarf_expr

# or: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_or
	.end_amdgpu_dwarf_expr

# plus: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_plus
	.end_amdgpu_dwarf_expr

# shl: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_shl
	.end_amdgpu_dwarf_expr

# shr: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_shr
	.end_amdgpu_dwarf_expr

# shra: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_shra
	.end_amdgpu_dwarf_expr

# xor: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_xor
	.end_amdgpu_dwarf_expr

# eq: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_eq
	.end_amdgpu_dwarf_expr

# ge: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_ge
	.end_amdgpu_dwarf_expr

# gt: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_gt
	.end_amdgpu_dwarf_expr

# le: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_le
	.end_amdgpu_dwarf_expr

# lt: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_lt
	.end_amdgpu_dwarf_expr

# ne: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_regx s5
	DW_OP_ne
	.end_amdgpu_dwarf_expr

# plus_uconst: of the location of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_plus_uconst 4
	.end_amdgpu_dwarf_expr

# stack_value: of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_stack_value
	.end_amdgpu_dwarf_expr

# form_tls_address: of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_form_tls_address
	.end_amdgpu_dwarf_expr

# xderef: the space is a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_lit0
	DW_OP_xderef
	.end_amdgpu_dwarf_expr

# xderef_size: the address is a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit5
	DW_OP_regx s5
	DW_OP_xderef_size 4
	.end_amdgpu_dwarf_expr

# xderef_type: the address is undefined
	.amdgpu_dwarf_expr none, any
	DW_OP_lit5
	DW_OP_LLVM_undefined
	DW_OP_xderef_type 4, 9
	.end_amdgpu_dwarf_expr

# convert: of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_convert 0
	.end_amdgpu_dwarf_expr

# reinterpret: of a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_reinterpret 0
	.end_amdgpu_dwarf_expr

# bra: the condition is a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_bra .Lbra2
	.Lbra2:
	.end_amdgpu_dwarf_expr

# form_aspace_address: the address is a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_lit5
	DW_OP_LLVM_form_aspace_address
	.end_amdgpu_dwarf_expr

# form_aspace_address: the space is a register
	.amdgpu_dwarf_expr none, any
	DW_OP_lit5
	DW_OP_regx s5
	DW_OP_LLVM_form_aspace_address
	.end_amdgpu_dwarf_expr

# LLVM_offset: by a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_regx s6
	DW_OP_LLVM_offset
	.end_amdgpu_dwarf_expr

# LLVM_bit_offset: by a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_regx s6
	DW_OP_LLVM_bit_offset
	.end_amdgpu_dwarf_expr

# LLVM_aspace_bregx: the space is a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_LLVM_aspace_bregx s5, 0
	.end_amdgpu_dwarf_expr

# LLVM_select_bit_piece: the mask is a register
	.amdgpu_dwarf_expr none, any
	DW_OP_regx pc
	DW_OP_regx pc
	DW_OP_regx exec
	DW_OP_LLVM_select_bit_piece 1, 64
	.end_amdgpu_dwarf_expr

# LLVM_piece_end: no composite
	.amdgpu_dwarf_expr none, any
	DW_OP_regx s5
	DW_OP_LLVM_piece_end
	.end_amdgpu_dwarf_expr

# entry_value: a composite
	.amdgpu_dwarf_expr none, any
	DW_OP_entry_value (DW_OP_LLVM_undefined, DW_OP_piece 4)
	.end_amdgpu_dwarf_expr

# GNU_entry_value: nothing
	.amdgpu_dwarf_expr none, any
	DW_OP_GNU_entry_value (DW_OP_nop)
	.end_amdgpu_dwarf_expr

# entry_value: what is in it is checked
	.amdgpu_dwarf_expr none, any
	DW_OP_entry_value (DW_OP_lit0, DW_OP_swap)
	.end_amdgpu_dwarf_expr

# plus: of a location in another address space
	.amdgpu_dwarf_expr none, any
	DW_OP_lit0
	DW_OP_lit5
	DW_OP_LLVM_form_aspace_address
	DW_OP_lit4
	DW_OP_plus
	.end_amdgpu_dwarf_expr

# plus: of a location amid a byte
	.amdgpu_dwarf_expr none, any
	DW_OP_lit0
	DW_OP_lit3
	DW_OP_LLVM_bit_offset
	DW_OP_lit4
	DW_OP_plus
	.end_amdgpu_dwarf_expr
