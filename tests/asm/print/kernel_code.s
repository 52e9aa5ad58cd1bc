// The kernels of systems other than HSA: every key, as a number.
.amd_amdgpu_isa "amdgcn-amd-mesa3d--gfx900" // c
.text
.amdgpu_hsa_kernel foo
.amdgpu_hsa_kernel foo2 // c
foo:
.amd_kernel_code_t
 enable_sgpr_dispatch_ptr = 1

 // c
 kernel_code_entry_byte_offset = 256
 wavefront_size = 6
.end_amd_kernel_code_t // c
.amd_kernel_code_t
.end_amd_kernel_code_t
.long 1
.amdgcn_target "amdgcn-amd-mesa3d--gfx900"
