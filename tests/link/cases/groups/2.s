.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// The first input's copy of a group stays; debug information of the other says that it is gone.
.section .text.f,"axG",@progbits,f,comdat
.weak f
.hidden f
f:
	.long 1
in_f:
	.long 2
.section .rodata.f,"aG",@progbits,f,comdat
	.long 3
.text
	.long f@rel32@lo+4
.section .debug_info_x,"",@progbits
	.quad f
	.quad in_f
.section .debug_ranges,"",@progbits
	.quad in_f
.section .debug_names,"",@progbits
	.quad in_f
.section .text.g,"axG",@progbits,g
	.long 4
.section .text.strong,"axG",@progbits,strong,comdat
.globl strong
strong: .long 7
