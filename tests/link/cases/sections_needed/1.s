.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	kernel
	.section .text.kernel,"ax",@progbits
kernel:
	.long	helper@rel32@lo+4, .Ltext@rel32@lo+4
	.section .text.helper,"ax",@progbits
	.hidden	helper
	.globl	helper
helper:
	.long	table@rel32@lo+4
	.section .text.unused,"ax",@progbits
unused:
	.long	lonely@rel32@lo+4
	.section .rodata.lonely,"a",@progbits
lonely:
	.long	1
	.section .rodata.table,"a",@progbits
table:
	.long	2
	.section .rodata.str1.1,"aMS",@progbits,1
	.asciz	"gone"
.Ltext:
	.asciz	"stays"
	.section .text.retained,"axR",@progbits
	.long	3
	.section .init_array,"aw",@init_array
	.quad	started
	.section .text.started,"ax",@progbits
	.hidden	started
	.globl	started
started:
	.long	4
	.section named,"a",@progbits
	.long	5
	.section .note.mine,"a",@note
	.long	4, 0, 1
	.asciz	"abc"
	.section .debug_info,"",@progbits
	.quad	unused, kernel
	.section .text.grouped,"axG",@progbits,grouped,comdat
	.weak	grouped
	.hidden	grouped
grouped:
	.long	6
	.section .rodata.grouped,"aG",@progbits,grouped,comdat
	.long	7
	.section ordered,"ao",@progbits,.text.helper
	.long	8
	.hidden	common
	.comm	common, 8, 8
	.hidden	absent
	.data
	.quad	absent
	.hidden	wanted
	.section .text.wanted,"ax",@progbits
	.globl	wanted
wanted:
	.cfi_startproc
	.long	9
	.cfi_endproc
	.section .text.forgotten,"ax",@progbits
	.cfi_startproc
	.long	10
	.cfi_endproc
