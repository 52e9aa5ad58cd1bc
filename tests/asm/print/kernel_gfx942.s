// Every directive of the processor, defaults included.
.rodata
.amdhsa_kernel k
.amdhsa_next_free_vgpr 24
.amdhsa_next_free_sgpr 16
.amdhsa_accum_offset 4
.end_amdhsa_kernel
