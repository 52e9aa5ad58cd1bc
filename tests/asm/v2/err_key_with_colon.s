.amd_kernel_code_t
compute_pgm_rsrc1_priv : 1
.end_amd_kernel_code_t
