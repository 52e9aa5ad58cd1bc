	.amd_kernel_code_t
  enable_wavefront_size32=1
