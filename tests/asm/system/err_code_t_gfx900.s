.amd_kernel_code_t
enable_wgp_mode = 1
.end_amd_kernel_code_t
.amd_kernel_code_t
enable_mem_ordered = 1
.end_amd_kernel_code_t
.amd_kernel_code_t
compute_pgm_rsrc1_wgp_mode = 1
.end_amd_kernel_code_t
.amd_kernel_code_t
compute_pgm_resource_registers = 0x80000000
.end_amd_kernel_code_t
.amd_kernel_code_t
workitem_private_segment_byte_size = 0x100000000
.end_amd_kernel_code_t
.amd_kernel_code_t
wavefront_sgpr_count = 0x10000
.end_amd_kernel_code_t
.amd_kernel_code_t
workitem_vgpr_count = -0x8001
wavefront_size = 5
.end_amd_kernel_code_t
.amd_kernel_code_t
wavefront_sgpr_count = undefined - 1 
user_sgpr_count = 
priority = 1,
nothing = 1
kernarg_segment_byte_size = undefined
.end_amd_kernel_code_t
