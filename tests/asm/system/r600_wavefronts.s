// llvm-mc looks for wavefrontsize64 at the bit that is wavefrontsize32 on r600, which cedar has.
.amd_kernel_code_t
	enable_wavefront_size32 = 0
.end_amd_kernel_code_t
