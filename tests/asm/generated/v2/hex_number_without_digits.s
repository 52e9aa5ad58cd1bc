.amd_kernel_code_t
compute_pgm_rsrc1_mem_ordered=+(0) /* c */
enable_sgpr_dispatch_id =0x ; c
