// What is given stays, be it wrong; the rest is added, to kernels in any order, and to those without an entry.
.text
.p2align 8
a:
	.long 0xbf810000
a_end:
.p2align 8
b:
	.long 0xbf810000
b_end:
.p2align 8
c:
	.long 0xbf810000
c_end:
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
.rodata
.p2align 6
.amdhsa_kernel c
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.printf: [ "1:0:text" ]
amdhsa.version: [1, 1]
amdhsa.kernels:
  - .name: source name
    .symbol: b.kd
    .vgpr_count: 2
    .sgpr_spill_count: 3
    .free: [ 1, 2 ]
  - { .symbol: a.kd, .reqd_workgroup_size: [ 8, 8, 2 ] }
.end_amdgpu_metadata
