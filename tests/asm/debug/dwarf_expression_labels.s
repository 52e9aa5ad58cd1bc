# Branches, labels of all kinds, values that come late, macros and conditions within an expression.
	.macro twice operation
	\operation
	\operation
	.endm
	.section .debug_expression
first:
	.amdgpu_dwarf_expr uleb, location
	DW_OP_LLVM_push_lane                   // a comment
1:	DW_OP_lit1, DW_OP_minus
	DW_OP_dup, DW_OP_bra 1b
	DW_OP_skip 2f, 3: DW_OP_lit1, DW_OP_plus
2:
	twice DW_OP_nop
	.if 1
	DW_OP_plus_uconst late
	.else
	DW_OP_lit0
	.endif
	DW_OP_const2u .Lend - first
	DW_OP_const1u late / 100, DW_OP_plus, DW_OP_plus
	DW_OP_skip .Lend
	DW_OP_skip 3b
.Lend:
	.end_amdgpu_dwarf_expr
late = 300
