// A block that says nothing.
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
.amdgpu_metadata
.end_amdgpu_metadata
