// Notes that name another processor or vendor than the header go, and so does a wavefront size that another key decides.
.hsa_code_object_version 2, 1
.hsa_code_object_isa 8, 0, 3, "AMD", "AMDGPU"
.hsa_code_object_isa 9, 1, 0, "AMD", "AMDGPU"
.hsa_code_object_isa 9, 0, 6, "AMD", "AMDGPU"
.hsa_code_object_isa 9, 0, 0, "ARM", "AMDGPU"
.hsa_code_object_isa 9, 0, 0, "AMD", "HSAIL"
.hsa_code_object_isa 9, 0, 1, "AMD", "AMDGPU"
.text
.p2align 8
.amdgpu_hsa_kernel k
k:
.amd_kernel_code_t
	wavefront_size = 7
	is_xnack_enabled = 0
.end_amd_kernel_code_t
	.long 0xbf810000
