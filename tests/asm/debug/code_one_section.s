# Rows of instructions: the line of the outermost call in macros and repeats. Data have none; labels in described
# sections are entries, with the line in the text that has them, temporary ones are not.
.macro twice n
	s_nop \n
inner\@:
	s_nop \n
.if \n
	twice \n-1
.endif
.endm
.lto_discard discarded
discarded:
kernel:	s_nop 0
	.long 0xbf800001
_underscore:
	twice 1
.Ltemporary:
1:	s_cbranch_vccz 1b; next: s_nop 2
	.p2align 6
.irp i, 1, 2
repeated\i:
	v_mov_b32 v\i, 0x12345
.endr
/* a
	comment */ last: s_branch kernel
.data
	s_nop 0
no_code:
