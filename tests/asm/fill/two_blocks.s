// Kernels that no block names go to the last one.
.text
.p2align 8
a:
	.long 0xbf810000
a_end:
.p2align 8
b:
	.long 0xbf810000
b_end:
.rodata
.p2align 6
.amdhsa_kernel a
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.rodata
.p2align 6
.amdhsa_kernel b
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.kernels:
  - .symbol: b.kd
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.printf: [ x ]
.end_amdgpu_metadata
