// Another name of a kernel's code is its entry, too.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl k
.p2align 8
code:
	s_nop 0
code_end:
.set k, code
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
