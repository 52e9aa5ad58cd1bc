// XNACK is on in version 2 unless it is switched off, and a local kernel has a local descriptor.
.text
.p2align 8
a:
	.amd_kernel_code_t
	.end_amd_kernel_code_t
	.long 0xbf810000
.amdgpu_hsa_kernel a
.hsa_code_object_isa
.hsa_code_object_isa
