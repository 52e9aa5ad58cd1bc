// What follows the note moves with it.
.text
.p2align 8
a:
	.long 0xbf810000
a_end:
.rodata
.p2align 6
.amdhsa_kernel a
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.section .note
before:
.amdgpu_metadata
amdhsa.kernels: []
.end_amdgpu_metadata
.section .note
behind:
.data
	.long behind-before
	.uleb128 behind-before
