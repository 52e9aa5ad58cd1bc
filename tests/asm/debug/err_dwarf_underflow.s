	.section .debug_expression

# deref: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_deref
	.end_amdgpu_dwarf_expr

# dup: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_dup
	.end_amdgpu_dwarf_expr

# drop: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_drop
	.end_amdgpu_dwarf_expr

# abs: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_abs
	.end_amdgpu_dwarf_expr

# neg: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_neg
	.end_amdgpu_dwarf_expr

# not: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_not
	.end_amdgpu_dwarf_expr

# stack_value: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_stack_value
	.end_amdgpu_dwarf_expr

# form_tls_address: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_form_tls_address
	.end_amdgpu_dwarf_expr

# GNU_push_tls_address: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_GNU_push_tls_address
	.end_amdgpu_dwarf_expr

# LLVM_piece_end: 0 of 1 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_LLVM_piece_end
	.end_amdgpu_dwarf_expr

# xderef: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_xderef
	.end_amdgpu_dwarf_expr

# and: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_and
	.end_amdgpu_dwarf_expr

# div: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_div
	.end_amdgpu_dwarf_expr

# minus: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_minus
	.end_amdgpu_dwarf_expr

# mod: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_mod
	.end_amdgpu_dwarf_expr

# mul: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_mul
	.end_amdgpu_dwarf_expr

# or: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_or
	.end_amdgpu_dwarf_expr

# plus: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_plus
	.end_amdgpu_dwarf_expr

# shl: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_shl
	.end_amdgpu_dwarf_expr

# shr: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_shr
	.end_amdgpu_dwarf_expr

# shra: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_shra
	.end_amdgpu_dwarf_expr

# xor: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_xor
	.end_amdgpu_dwarf_expr

# eq: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_eq
	.end_amdgpu_dwarf_expr

# ge: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_ge
	.end_amdgpu_dwarf_expr

# gt: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_gt
	.end_amdgpu_dwarf_expr

# le: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_le
	.end_amdgpu_dwarf_expr

# lt: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_lt
	.end_amdgpu_dwarf_expr

# ne: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_ne
	.end_amdgpu_dwarf_expr

# over: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_over
	.end_amdgpu_dwarf_expr

# swap: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_swap
	.end_amdgpu_dwarf_expr

# rot: 2 of 3 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_lit1
	DW_OP_rot
	.end_amdgpu_dwarf_expr

# LLVM_form_aspace_address: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_LLVM_form_aspace_address
	.end_amdgpu_dwarf_expr

# LLVM_offset: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_LLVM_offset
	.end_amdgpu_dwarf_expr

# LLVM_bit_offset: 1 of 2 entries
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_LLVM_bit_offset
	.end_amdgpu_dwarf_expr

# pick: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_lit1
	DW_OP_pick 2
	.end_amdgpu_dwarf_expr

# plus_uconst: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_plus_uconst 1
	.end_amdgpu_dwarf_expr

# deref_size: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_deref_size 4
	.end_amdgpu_dwarf_expr

# xderef_size: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_xderef_size 4
	.end_amdgpu_dwarf_expr

# deref_type: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_deref_type 4, 9
	.end_amdgpu_dwarf_expr

# xderef_type: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_xderef_type 4, 9
	.end_amdgpu_dwarf_expr

# convert: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_convert 0
	.end_amdgpu_dwarf_expr

# reinterpret: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_reinterpret 0
	.end_amdgpu_dwarf_expr

# LLVM_offset_uconst: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_LLVM_offset_uconst 1
	.end_amdgpu_dwarf_expr

# LLVM_offset_constu: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_LLVM_offset_constu 1
	.end_amdgpu_dwarf_expr

# LLVM_aspace_bregx: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_LLVM_aspace_bregx s5, 0
	.end_amdgpu_dwarf_expr

# LLVM_extend: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_LLVM_extend 8, 8
	.end_amdgpu_dwarf_expr

# LLVM_select_bit_piece: an entry too few
	.amdgpu_dwarf_expr none, any
	DW_OP_lit1
	DW_OP_lit1
	DW_OP_LLVM_select_bit_piece 8, 8
	.end_amdgpu_dwarf_expr

# bra: no condition
	.amdgpu_dwarf_expr none, any
	DW_OP_bra .Lbra
	.Lbra:
	.end_amdgpu_dwarf_expr
