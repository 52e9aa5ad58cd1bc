.hsa_code_object_version 2,1 ; the version
.hsa_code_object_isa 9,0,0,"AMD","AMDGPU" // the target
.amd_amdgpu_isa "amdgcn-amd-amdhsa--gfx900"
.text
.globl k
.amdgpu_hsa_kernel k // a kernel
k: .amd_kernel_code_t
	// what it needs
	enable_sgpr_kernarg_segment_ptr = 1, user_sgpr_count = 1 + 1 // two
	float_mode = 0xf1 /* modes */
	enable_exception = 3
	enable_exception = 5
	max_scratch_backing_memory_byte_size = 0 // nothing
	granulated_workitem_vgpr_count = (10 - 1) / 4
	workitem_private_segment_byte_size = .kernel.sgpr_count * 0 + 16

	is_dynamic_callstack = 1
	kernarg_segment_byte_size = 8
	wavefront_sgpr_count = 7
.end_amd_kernel_code_t
.long 1, .kernel.vgpr_count // .kernel.vgpr_count
.macro count
.long .kernel.sgpr_count
.endm
.if .option.machine_version_major == 8
.amd_kernel_code_t
.endif
