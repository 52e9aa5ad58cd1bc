	.section .debug_expression

# an incomplete composite in use
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_piece 4
	DW_OP_regx s6
	DW_OP_piece 4
	DW_OP_lit1
	DW_OP_LLVM_offset
	.end_amdgpu_dwarf_expr

# an incomplete composite among stack operations
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_piece 4
	DW_OP_dup
	.end_amdgpu_dwarf_expr

# the same below the top
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_piece 4
	DW_OP_lit0
	DW_OP_swap
	.end_amdgpu_dwarf_expr

# the same read
	.amdgpu_dwarf_expr none, value
	DW_OP_regx s5
	DW_OP_piece 4
	DW_OP_deref_size 4
	.end_amdgpu_dwarf_expr

# an offset beyond a register
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_LLVM_offset_uconst 4
	.end_amdgpu_dwarf_expr

# the same in bits, worked out
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_lit31
	DW_OP_lit1
	DW_OP_plus
	DW_OP_LLVM_bit_offset
	.end_amdgpu_dwarf_expr

# an offset before a register
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_lit0
	DW_OP_lit1
	DW_OP_minus
	DW_OP_LLVM_offset
	.end_amdgpu_dwarf_expr

# an offset before the memory
	.amdgpu_dwarf_expr none, location
	DW_OP_lit2
	DW_OP_const1s -3
	DW_OP_LLVM_offset
	.end_amdgpu_dwarf_expr

# an offset beyond a composite
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_piece 4
	DW_OP_LLVM_piece_end
	DW_OP_LLVM_offset_uconst 4
	.end_amdgpu_dwarf_expr

# an offset beyond a value
	.amdgpu_dwarf_expr none, location
	DW_OP_implicit_value 1, 2
	DW_OP_LLVM_offset_constu 2
	.end_amdgpu_dwarf_expr

# a part beyond a register
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_piece 5
	.end_amdgpu_dwarf_expr

# the same after an offset
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_LLVM_offset_uconst 2
	DW_OP_piece 3
	.end_amdgpu_dwarf_expr

# the same in bits
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_bit_piece 8, 25
	.end_amdgpu_dwarf_expr

# a part beyond a register, many times
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_LLVM_extend 33, 2
	.end_amdgpu_dwarf_expr

# parts beyond both registers
	.amdgpu_dwarf_expr none, location
	DW_OP_regx pc
	DW_OP_regx pc
	DW_OP_LLVM_push_lane
	DW_OP_LLVM_select_bit_piece 8, 9
	.end_amdgpu_dwarf_expr

# a part beyond the register that a known mask selects
	.amdgpu_dwarf_expr none, location
	DW_OP_regx v0
	DW_OP_regx pc
	DW_OP_lit4
	DW_OP_LLVM_select_bit_piece 64, 3
	.end_amdgpu_dwarf_expr

# the same of the other
	.amdgpu_dwarf_expr none, location
	DW_OP_regx pc
	DW_OP_regx v0
	DW_OP_lit1
	DW_OP_LLVM_select_bit_piece 64, 2
	.end_amdgpu_dwarf_expr

# parts of 0 bits
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_LLVM_extend 0, 2
	.end_amdgpu_dwarf_expr

# 0 parts
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_LLVM_extend 2, 0
	.end_amdgpu_dwarf_expr

# parts of 0 bits, selected
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_dup
	DW_OP_lit1
	DW_OP_LLVM_select_bit_piece 0, 2
	.end_amdgpu_dwarf_expr

# 0 parts, selected
	.amdgpu_dwarf_expr none, location
	DW_OP_regx s5
	DW_OP_dup
	DW_OP_lit1
	DW_OP_LLVM_select_bit_piece 2, 0
	.end_amdgpu_dwarf_expr

# a mask too narrow
	.amdgpu_dwarf_expr none, location
	DW_OP_LLVM_undefined
	DW_OP_dup
	DW_OP_lit1
	DW_OP_LLVM_select_bit_piece 64, 65
	.end_amdgpu_dwarf_expr

# reading what is undefined
	.amdgpu_dwarf_expr none, value
	DW_OP_LLVM_undefined
	DW_OP_deref
	.end_amdgpu_dwarf_expr

# reading undefined bits
	.amdgpu_dwarf_expr none, value
	DW_OP_regx s5
	DW_OP_piece 4
	DW_OP_piece 4
	DW_OP_LLVM_piece_end
	DW_OP_deref
	.end_amdgpu_dwarf_expr

# reading beyond a register
	.amdgpu_dwarf_expr none, value
	DW_OP_regx s5
	DW_OP_deref
	.end_amdgpu_dwarf_expr

# the same after an offset
	.amdgpu_dwarf_expr none, value
	DW_OP_regx s5
	DW_OP_LLVM_offset_uconst 2
	DW_OP_deref_size 4
	.end_amdgpu_dwarf_expr

# deref_size above 8
	.amdgpu_dwarf_expr none, value
	DW_OP_regx v5
	DW_OP_deref_size 9
	.end_amdgpu_dwarf_expr

# deref_size of 0
	.amdgpu_dwarf_expr none, value
	DW_OP_regx v5
	DW_OP_deref_size 0
	.end_amdgpu_dwarf_expr

# xderef_size above 8
	.amdgpu_dwarf_expr none, value
	DW_OP_lit5
	DW_OP_lit0
	DW_OP_xderef_size 16
	.end_amdgpu_dwarf_expr

# no such address space
	.amdgpu_dwarf_expr none, location
	DW_OP_lit0
	DW_OP_lit4
	DW_OP_LLVM_form_aspace_address
	.end_amdgpu_dwarf_expr

# the same, worked out
	.amdgpu_dwarf_expr none, location
	DW_OP_lit0
	DW_OP_lit3
	DW_OP_lit4
	DW_OP_plus
	DW_OP_LLVM_form_aspace_address
	.end_amdgpu_dwarf_expr

# the same of xderef
	.amdgpu_dwarf_expr none, value
	DW_OP_lit7
	DW_OP_lit0
	DW_OP_xderef
	.end_amdgpu_dwarf_expr

# the same of aspace_bregx
	.amdgpu_dwarf_expr none, location
	DW_OP_lit31
	DW_OP_LLVM_aspace_bregx s5, 0
	.end_amdgpu_dwarf_expr

# an offset beyond the addresses of the space
	.amdgpu_dwarf_expr none, location
	DW_OP_const4u 0xffffffff, DW_OP_lit3
	DW_OP_LLVM_form_aspace_address
	DW_OP_LLVM_offset_uconst 1
	.end_amdgpu_dwarf_expr

# a division by 0
	.amdgpu_dwarf_expr none, value
	DW_OP_lit1
	DW_OP_lit0
	DW_OP_div
	.end_amdgpu_dwarf_expr

# a register where a value is wanted
	.amdgpu_dwarf_expr none, value
	DW_OP_regx s5
	.end_amdgpu_dwarf_expr

# nothing where a value is wanted
	.amdgpu_dwarf_expr none, value
	
	.end_amdgpu_dwarf_expr

# an undefined location where a value is wanted
	.amdgpu_dwarf_expr none, value
	DW_OP_LLVM_undefined
	.end_amdgpu_dwarf_expr

# a branch out of the expression
	.amdgpu_dwarf_expr none, location
	DW_OP_skip .Lout
	.end_amdgpu_dwarf_expr

# a register on both ways to where they meet
	.amdgpu_dwarf_expr none, any
	DW_OP_LLVM_push_lane
	DW_OP_bra 1f
	DW_OP_regx s5
	DW_OP_skip 2f
	1: DW_OP_regx s6
	2: DW_OP_lit1
	DW_OP_plus
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_addrx 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_call2 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_call4 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_call_ref 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_const_type 0, 1
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_constx 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_convert 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_deref_type 4, 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_regval_type 16, 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_reinterpret 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_push_object_address
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_call_frame_cfa
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_entry_value (DW_OP_lit0)
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_GNU_entry_value (DW_OP_lit0)
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_GNU_addr_index 0
	.end_amdgpu_dwarf_expr

# not in call frames
	.amdgpu_dwarf_expr none, cfi
	DW_OP_GNU_const_index 0
	.end_amdgpu_dwarf_expr
