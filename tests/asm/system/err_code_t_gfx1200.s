.amd_kernel_code_t
enable_dx10_clamp = 1
.end_amd_kernel_code_t
.amd_kernel_code_t
enable_ieee_mode = 1
.end_amd_kernel_code_t
.amd_kernel_code_t
enable_ieee_mode = late
.end_amd_kernel_code_t
.amd_kernel_code_t
enable_wavefront_size32 = 0
wavefront_size = 6
.end_amd_kernel_code_t
.set late, 1
