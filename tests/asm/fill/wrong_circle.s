// The metadata has the count, and the count depends on how long they are.
.section .note
before:
.amdgpu_metadata
amdhsa.kernels: []
.end_amdgpu_metadata
.section .note
after:
.text
.p2align 8
a:
	.long 0xbf810000
a_end:
.rodata
.p2align 6
.amdhsa_kernel a
	.amdhsa_next_free_vgpr (after-before)/8
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
