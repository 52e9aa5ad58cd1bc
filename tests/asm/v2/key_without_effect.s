// Anything may follow this key, which means nothing.
.amd_kernel_code_t
max_scratch_backing_memory_byte_size : 1
max_scratch_backing_memory_byte_size = 1, 2
priv = 1
.end_amd_kernel_code_t
