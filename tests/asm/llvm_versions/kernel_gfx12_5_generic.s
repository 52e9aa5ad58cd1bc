// LLVM 23, PR 183381: functionally equivalent to gfx1250; e_flags 0x100045b.
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 33
	.amdhsa_next_free_sgpr 106
	.amdhsa_named_barrier_count 1
	.amdhsa_inst_pref_size 2
.end_amdhsa_kernel
