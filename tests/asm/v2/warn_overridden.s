// What LLVM 14 does in silence: the last value counts, and the low bits.
.amd_kernel_code_t
	user_sgpr_count = 99
	priority = 1, compute_pgm_rsrc1_priority = 2
	call_convention = -1
	machine_kind = -40000
.end_amd_kernel_code_t
.hsa_code_object_version 4294967297, 0
.amd_amdgpu_hsa_metadata
Version: [1, 0]
Version: [1, 1]
...
.end_amd_amdgpu_hsa_metadata
