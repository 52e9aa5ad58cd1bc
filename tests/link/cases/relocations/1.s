.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Each relocation, in sections where it can be resolved and where only the loader can.
.text
.globl here
.protected here
here:
	.long here@rel32@lo+4
	.long here@rel32@hi+12
	.long outside@gotpcrel32@lo+4
	.long outside@gotpcrel32@hi+12
	.long here@gotpcrel+4
	.long local@gotpcrel
	.long there - .
	.quad there - .
	.quad number
	.long number
	.quad number + 3
.globl number
.hidden number
number = 0x12345
.data
.globl shared_data
shared_data:
	.quad here
	.quad here - 8
	.quad outside
	.quad outside + 0x100
	.quad shared_data
	.quad local
	.quad weak_outside
	.quad hidden_weak
	.long hidden_weak
.weak weak_outside
.weak hidden_weak
.hidden hidden_weak
local:
	.long 7
.section .data.rel.ro,"aw",@progbits
	.quad here
.section .rodata.x,"a",@progbits
there:
	.long there - .
	.long outside@gotpcrel
.section .debug_x,"",@progbits
	.quad here + 2
	.long there
	.quad outside
	.long number
// Debug information that refers to no symbol.
.section .debug_none,"",@progbits
	.quad 9
.reloc 0, R_AMDGPU_ABS64, 0xae
.section .debug_ranges,"",@progbits
	.long 9
.reloc 0, R_AMDGPU_ABS32, 0xae
