.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	first, second
	.text
first:	.long	0
second:	.long	1
	.section .text.third,"ax",@progbits
	.globl	third
	.hidden	third
third:	.long	second@gotpcrel32@lo+4
	.cfi_startproc
	.long	3
	.cfi_endproc
	.weak	outside
	.data
	.quad	outside
	.section .debug_info,"",@progbits
	.quad	third
