.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	_start
	.text
_start:
	.long	__start_named@rel32@lo+4, __stop_other@gotpcrel32@lo+4
	.section named,"a",@progbits
	.long	1
	.section other,"aw",@progbits
	.quad	2
	.section third,"a",@progbits
	.long	3
	.section .text.debug,"ax",@progbits
	.long	4
	.section .debug_str,"MS",@progbits,1
	.asciz	"x"
.Lstring:
in_debug:
	.asciz	"y"
	.section .debug_info,"",@progbits
	.long	.Lstring, in_debug
